import { expect, type Page } from '@playwright/test';

/** A page that must show edits without a reload. */
export interface HotPage {
  /** Opens a path and waits until these development servers are connected to the page. */
  open(path: string, ports: readonly number[]): Promise<void>;
  /** Fails if the page has reloaded since `open`. */
  expectNoReload(): Promise<void>;
}

export function hotPage(page: Page): HotPage {
  let connected = new Set<number>();
  let loadedAt = 0;
  page.on('websocket', (socket) => {
    socket.on('framereceived', () => connected.add(Number(new URL(socket.url()).port)));
  });
  const timeOrigin = () => page.evaluate(() => performance.timeOrigin);
  return {
    async open(path, ports) {
      connected = new Set();
      await page.goto(path);
      await expect.poll(() => ports.filter((port) => !connected.has(port)), { timeout: 60_000 }).toEqual([]);
      loadedAt = await timeOrigin();
    },
    expectNoReload: async () => expect(await timeOrigin()).toBe(loadedAt),
  };
}
