import { PageCache } from './page-cache.ts';

const page = (text: string, bytes = 100) => ({ text, bytes });

describe('the cache of rendered pages', () => {
  let now: number;
  let cache: PageCache<{ text: string; bytes: number }>;
  let renders: number;
  beforeEach(() => {
    now = 1_000_000;
    renders = 0;
    cache = new PageCache(20, () => now);
  });

  const render = () => {
    renders += 1;
    return Promise.resolve(page(`page ${renders}`));
  };
  const fail = (): Promise<never> => Promise.reject(new Error('unreachable'));
  const never = (): Promise<never> => new Promise(() => undefined);
  const get = async (key: string, how: () => Promise<{ text: string; bytes: number }>) =>
    (await cache.get(key, how))?.text;

  it('serves a page for one and a half seconds, and for half a second more while it renders the next one', async () => {
    expect(await get('/', render)).toBe('page 1');
    now += 1500;
    expect(await get('/', render)).toBe('page 1');
    expect(renders).toBe(1);
    now += 500;
    expect(await get('/', render)).toBe('page 1');
    expect(await get('/', render)).toBe('page 2');
    expect(renders).toBe(2);
  });

  it('shows a change within three seconds, also if a process of the API knows it a second later', async () => {
    const API_KEEPS_MS = 1000;
    const postedAt = now + 1;
    const renderList = () =>
      Promise.resolve(page(now - API_KEEPS_MS >= postedAt ? 'with the listing' : 'without'));
    const at = async (msAfter: number) => {
      now = postedAt + msAfter;
      return get('/', renderList);
    };
    // The latest rendering that can lack the listing.
    expect(await at(API_KEEPS_MS - 1)).toBe('without');
    expect(await at(3000)).toBe('with the listing');
  });

  it('tells which page needs no rendering, and which one is better than none', async () => {
    await get('/', render);
    now += 1500;
    expect(cache.current('/')?.text).toBe('page 1');
    now += 1;
    expect(cache.current('/')).toBeUndefined();
    expect(cache.lastResort('/')?.text).toBe('page 1');
    now += 10 * 60_000;
    expect(cache.lastResort('/')).toBeUndefined();
  });

  it('has no current page after the data has changed', async () => {
    await get('/', render);
    cache.expire();
    expect(cache.current('/')).toBeUndefined();
  });

  it('waits for a new page when the page is older, and renders it once for all', async () => {
    await get('/', render);
    now += 2001;
    expect(await Promise.all([get('/', render), get('/', render)])).toEqual(['page 2', 'page 2']);
  });

  it('renders again immediately after the data has changed', async () => {
    await get('/', render);
    now += 1;
    cache.expire();
    now += 1;
    expect(await get('/', render)).toBe('page 2');
  });

  it('does not wait for a page that started to render before the data has changed', async () => {
    let finish = (_page: { text: string; bytes: number }): void => undefined;
    const slow = get('/', () => new Promise((resolve) => (finish = resolve)));
    now += 1;
    cache.expire();
    now += 1;
    expect(await get('/', render)).toBe('page 1');
    finish(page('old'));
    expect(await slow).toBe('old');
    expect(await get('/', render)).toBe('page 1');
  });

  it('serves an older page if rendering fails, but not while it is slow: the browser gets newer data', async () => {
    await get('/', render);
    now += 60_000;
    expect(await get('/', fail)).toBe('page 1');
    expect(await get('/', never)).toBeUndefined();
  });

  it('serves an older page while rendering is slow because the API is unreachable', async () => {
    await get('/', render);
    now += 60_000;
    expect((await cache.get('/', never, { prefersOlder: true }))?.text).toBe('page 1');
  });

  it('serves a page from before a change only if rendering fails', async () => {
    await get('/', render);
    now += 1;
    cache.expire();
    now += 1;
    expect(await get('/', fail)).toBe('page 1');
    expect(await get('/', never)).toBeUndefined();
  });

  it('gives up without an older page', async () => {
    await expect(get('/', fail)).rejects.toThrow('unreachable');
    expect(await get('/other', never)).toBeUndefined();
  });

  it('makes no visitor wait for a rendering that has taken more than a second, only crawlers', async () => {
    const patient = new PageCache<{ text: string; bytes: number }>(60_000, () => now);
    let finish = (_page: { text: string; bytes: number }): void => undefined;
    const first = patient.get('/', () => new Promise((resolve) => (finish = resolve)));
    now += 1000;
    const second = patient.get('/', never);
    now += 1;
    expect(await patient.get('/', never)).toBeUndefined();
    const crawler = patient.get('/', never, { maxWaitMs: 60_000 });
    finish(page('slow'));
    expect((await Promise.all([first, second, crawler])).map((shown) => shown?.text)).toEqual(
      Array.from({ length: 3 }, () => 'slow'),
    );
  });

  it('keeps at most 32 MB, the pages in use', async () => {
    const large = () => Promise.resolve(page('large', 1_000_000));
    await get('/', large);
    for (let i = 0; i < 31; i += 1) await get(`/${i}`, large);
    await get('/', never);
    await get('/another', large);
    expect(await get('/', never)).toBe('large');
    expect(await get('/0', never)).toBeUndefined();
  });

  it('counts a page once, however often it is rendered', async () => {
    const large = () => Promise.resolve(page('large', 20_000_000));
    await get('/', render);
    for (let i = 0; i < 5; i += 1) {
      await get('/large', large);
      now += 2001;
    }
    expect(await get('/', fail)).toBe('page 1');
  });
});

describe('the wait for a page that never comes', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('ends early enough to send the page within 300 ms more than usual', async () => {
    const given = jest.fn();
    void new PageCache().get('/', () => new Promise(() => undefined)).then(given);
    await jest.advanceTimersByTimeAsync(249);
    expect(given).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(given).toHaveBeenCalledWith(undefined);
  });
});
