import { DATE, emptyStores, navigation, openPage, pageOf } from './testing/fake-worker.ts';
import { waitForConfirmation } from './held-scripts.ts';
import { forgetPages, openPages } from './pages-cache.ts';
import { pageResponse } from './page-response.ts';
import { retireCopies } from './retired-copies.ts';
import { tellCopyTime } from './shown-copies.ts';
import { worker } from './worker-scope.ts';
import { copyOf, storeCopy } from './testing/copies.ts';

const site = jest.spyOn(globalThis, 'fetch');
const never = new Promise<never>(() => undefined);
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  jest.useFakeTimers();
  emptyStores();
});
afterEach(() => jest.useRealTimers());

/** What shows after some milliseconds; undefined while nothing does. */
async function visit(path: string, afterMs = 0, id = 'page'): Promise<string | undefined> {
  let shown: Response | undefined;
  void pageResponse(navigation(path, { id }).event).then((response) => {
    shown = response;
  });
  await jest.advanceTimersByTimeAsync(afterMs);
  return shown?.text();
}
const keep = (releases: string) => storeCopy('/faq', pageOf(releases, 'copy'));

/** What the service worker tells the page that shows. */
async function copyTime(): Promise<unknown> {
  const page = openPage('page');
  await tellCopyTime(page as unknown as Client);
  return (page.postMessage.mock.calls as unknown[][]).at(-1)?.[0];
}

/** What the service worker reports when the site responds, later than the page may wait. */
async function reportsAfter(response: Response): Promise<unknown[][]> {
  await keep('live');
  site.mockReturnValue(new Promise((resolve) => setTimeout(() => resolve(response), 5000)));
  await visit('/faq', 4500);
  expect(await copyTime()).toEqual({ copyTime: DATE });
  const page = openPage('page');
  await jest.advanceTimersByTimeAsync(1000);
  return page.postMessage.mock.calls as unknown[][];
}

describe('a navigation', () => {
  it('shows the page of the site, also when there is a copy', async () => {
    await keep('live');
    site.mockImplementation(() => Promise.resolve(pageOf('live', 'site')));
    expect(await visit('/faq')).toBe('site');
  });

  it('shows the copy of the live releases after 75 ms', async () => {
    await keep('live');
    site.mockReturnValue(never);
    expect(await visit('/faq', 74)).toBeUndefined();
    expect(await visit('/faq', 75)).toBe('copy');
  });

  it('waits for the site when the copy is of other releases than this script', async () => {
    await keep('newer than the script');
    site.mockReturnValue(never);
    expect(await visit('/faq', 60_000)).toBeUndefined();
  });

  it('never shows the copy of releases that are known to be retired, also without a network', async () => {
    await keep('retired');
    await retireCopies(await openPages(), 'live');
    site.mockImplementation(offline);
    expect(await visit('/faq')).toContain('this browser has no current copy of it');
    site.mockImplementation(() => Promise.resolve(pageOf(null, 'error', { status: 502 })));
    expect(await visit('/faq')).toBe('error');
  });

  it('stores no page that was requested before the visitor signed out', async () => {
    site.mockReturnValue(new Promise((resolve) => setTimeout(() => resolve(pageOf('live', 'site')), 5000)));
    const { event, waits } = navigation('/faq');
    const shown = pageResponse(event);
    await forgetPages();
    await jest.advanceTimersByTimeAsync(5000);
    expect(await (await shown).text()).toBe('site');
    await Promise.all(waits);
    expect(await copyOf('/faq')).toBeUndefined();
  });

  it("shows the site's page when the store does not open, or the offline page without a network", async () => {
    const open = jest.spyOn(worker.caches, 'open').mockRejectedValue(new DOMException('', 'UnknownError'));
    site.mockImplementation(() => Promise.resolve(pageOf('live', 'site')));
    const online = await visit('/faq');
    site.mockImplementation(offline);
    const withoutNetwork = await visit('/faq');
    open.mockRestore();
    expect(online).toBe('site');
    expect(withoutNetwork).toContain('You are offline');
  });

  it.each(['/faq#rent', '/faq#'])(
    'shows the copy of %s after four seconds, and runs it: loading it again would only scroll',
    async (path) => {
      await keep('live');
      site.mockReturnValue(never);
      expect(await visit(path, 3999)).toBeUndefined();
      expect(await visit(path, 4000, path)).toBe('copy');
      const runs = jest.fn();
      void waitForConfirmation(path).then(runs);
      await jest.advanceTimersByTimeAsync(0);
      expect(runs).toHaveBeenCalled();
    },
  );

  it('shows the last known copy without a network, and says so where there is none', async () => {
    await keep('newer than the script');
    site.mockImplementation(offline);
    expect(await visit('/faq')).toBe('copy');
    expect(await visit('/about')).toContain('You are offline');
  });

  it('shows the copy when the site fails, but not when its releases are retired', async () => {
    await keep('live');
    site.mockImplementation(() => Promise.resolve(pageOf('live', 'error', { status: 503 })));
    expect(await visit('/faq')).toBe('copy');
    site.mockImplementation(() => Promise.resolve(pageOf(null, 'blocked by a proxy', { status: 403 })));
    expect(await visit('/faq')).toBe('copy');
    site.mockImplementation(() => Promise.resolve(pageOf('next', 'error', { status: 503 })));
    expect(await visit('/faq')).toBe('error');
  });
});

describe('the time of a copy that shows', () => {
  it('is known to its page while the site does not respond', async () => {
    await keep('live');
    site.mockImplementation(offline);
    await visit('/faq');
    expect(await copyTime()).toEqual({ copyTime: DATE });
  });

  it.each([
    ['the same page', pageOf('live', 'copy')],
    ['a changed page', pageOf('live', 'changed')],
    ['a page that is gone', pageOf(null, 'gone', { status: 404 })],
  ])('is gone when the site responds with %s', async (_, response) => {
    expect(await reportsAfter(response)).toEqual([[{ copyTime: null }]]);
  });

  it.each([
    ['the site responds with an error of its own', pageOf('live', 'error', { status: 503 })],
    ['a proxy refuses the request', pageOf(null, 'busy', { status: 429 })],
  ])('stays when %s', async (_, response) => {
    expect(await reportsAfter(response)).toEqual([]);
  });
});
