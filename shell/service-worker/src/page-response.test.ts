import { emptyStores, navigation, openPage, pageOf, urlOfPage } from './testing/fake-worker.ts';
import { pageResponse } from './page-response.ts';
import { tellCopyTime } from './shown-copies.ts';
import { storePage } from './stored-pages.ts';

const TIME = 'Thu, 26 Nov 2026 10:00:00 GMT';
const site = jest.spyOn(globalThis, 'fetch');
const never = new Promise<never>(() => undefined);
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  jest.useFakeTimers();
  emptyStores();
});
afterEach(() => jest.useRealTimers());

/** What shows after some milliseconds; undefined while nothing does. */
async function visit(path: string, afterMs = 0): Promise<string | undefined> {
  let shown: Response | undefined;
  void pageResponse(navigation(path).event).then((response) => {
    shown = response;
  });
  await jest.advanceTimersByTimeAsync(afterMs);
  return shown?.text();
}
const keep = (releases: string) => storePage(urlOfPage('/faq'), pageOf(releases, 'copy'));

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
  expect(await copyTime()).toEqual({ copyTime: TIME });
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

  it('never shows the copy of retired releases while the site may still respond', async () => {
    await keep('retired');
    site.mockReturnValue(never);
    expect(await visit('/faq', 60_000)).toBeUndefined();
  });

  it('waits for the site when the URL has a fragment: loading it again would only scroll', async () => {
    await keep('live');
    site.mockReturnValue(never);
    expect(await visit('/faq#rent', 60_000)).toBeUndefined();
  });

  it('shows the last known copy without a network, and says so where there is none', async () => {
    await keep('retired');
    site.mockImplementation(offline);
    expect(await visit('/faq')).toBe('copy');
    expect(await visit('/about')).toContain('You are offline');
  });

  it('shows the copy when the site fails, but not when its releases are retired', async () => {
    await keep('live');
    site.mockImplementation(() => Promise.resolve(pageOf('live', 'error', { status: 503 })));
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
    expect(await copyTime()).toEqual({ copyTime: TIME });
  });

  it.each([
    ['the same page', pageOf('live', 'copy')],
    ['a changed page', pageOf('live', 'changed')],
    ['a page that is gone', pageOf(null, 'gone', { status: 404 })],
  ])('is gone when the site responds with %s', async (_, response) => {
    expect(await reportsAfter(response)).toEqual([[{ copyTime: null }]]);
  });

  it('stays when the site responds with an error of its own', async () => {
    expect(await reportsAfter(pageOf('live', 'error', { status: 503 }))).toEqual([]);
  });
});
