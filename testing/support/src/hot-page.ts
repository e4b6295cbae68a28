import { expect, type Page } from '@playwright/test';

/** A page that must show edits without a reload. */
interface HotPage {
  /** Opens a path and waits until these development servers are connected to the page. */
  open(path: string, ports: readonly number[]): Promise<void>;
  /**
   * Waits until the page has loaded the update of each of these servers for an edit. A server keeps only its latest
   * update: a page that is still behind after another edit must reload.
   * Fails if the page has reloaded since `open`, with what the page and its servers reported.
   */
  expectUpdated(ports: readonly number[]): Promise<void>;
}

/** The files of an update have the hash of the build that they replace in their names. */
const UPDATE = /\.([0-9a-f]+)\.hot-update\.js$/;

export function hotPage(page: Page): HotPage {
  let builds = new Map<number, string[]>();
  let awaited = new Map<number, number>();
  let reported: string[] = [];
  const replaced = new Set<string>();
  let loadedAt = 0;
  const timeOrigin = () => page.evaluate(() => performance.timeOrigin);
  const buildsOf = (port: number) => builds.get(port) ?? [];

  page.on('console', (message) => reported.push(message.text()));
  page.on('requestfinished', (request) => replaced.add(UPDATE.exec(request.url())?.[1] ?? ''));
  page.on('websocket', (socket) => {
    const port = Number(new URL(socket.url()).port);
    socket.on('framereceived', ({ payload }) => {
      reported.push(`${port}: ${payload.toString()}`);
      const { type, data } = JSON.parse(payload.toString()) as { type: string; data?: string };
      const known = buildsOf(port);
      if (type === 'hash' && data !== undefined && known.at(-1) !== data) builds.set(port, [...known, data]);
    });
  });

  const isUpdated = (port: number): boolean =>
    buildsOf(port).length > (awaited.get(port) ?? 1) && replaced.has(buildsOf(port).at(-2) ?? '');
  return {
    async open(path, ports) {
      builds = new Map();
      awaited = new Map();
      reported = [];
      await page.goto(path);
      const isAway = (port: number) => buildsOf(port).length === 0;
      await expect.poll(() => ports.filter(isAway), { timeout: 60_000 }).toEqual([]);
      loadedAt = await timeOrigin();
    },
    async expectUpdated(ports) {
      const missing = async () =>
        (await timeOrigin()) === loadedAt ? ports.filter((port) => !isUpdated(port)) : [];
      await expect.poll(missing, { timeout: 120_000 }).toEqual([]);
      expect(await timeOrigin(), `The page has reloaded:\n${reported.join('\n')}`).toBe(loadedAt);
      for (const port of ports) awaited.set(port, buildsOf(port).length);
    },
  };
}
