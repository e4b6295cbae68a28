import { expect, type Page } from '@playwright/test';

/** A page that must take what one edits without being loaded anew. */
export interface HotPage {
  /** Opens an address and waits until these development servers can tell the page of edits. */
  open(path: string, ports: readonly number[]): Promise<void>;
  /** Fails if the page was loaded anew since it was opened. */
  expectNoReload(): Promise<void>;
}

export function hotPage(page: Page): HotPage {
  let told = new Set<number>();
  let loadedAt = 0;
  page.on('websocket', (socket) => {
    socket.on('framereceived', () => told.add(Number(new URL(socket.url()).port)));
  });
  const timeOrigin = () => page.evaluate(() => performance.timeOrigin);
  return {
    async open(path, ports) {
      told = new Set();
      await page.goto(path);
      await expect.poll(() => ports.filter((port) => !told.has(port)), { timeout: 60_000 }).toEqual([]);
      loadedAt = await timeOrigin();
    },
    expectNoReload: async () => expect(await timeOrigin()).toBe(loadedAt),
  };
}
