import { dispatch, emptyStores, navigation, openPage, pageOf, settled } from './testing/fake-worker.ts';
import { openPages } from './pages-cache.ts';
import { copyOf, storeCopy } from './testing/copies.ts';
import { worker } from './worker-scope.ts';
import './main.ts';

jest.mock('./release-files.ts', () => ({
  keepReleaseFiles: () => undefined,
  isReleaseFile: (url: string) => /\/mfe\/live\/routes\.(js|css)$/.test(url),
  releaseFile: () => Promise.resolve(new Response('a file of a live release')),
}));

const site = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  emptyStores();
  site.mockReset().mockImplementation(() => Promise.resolve(pageOf('live', 'from the site')));
});

/** @returns the text of the response; undefined when the browser sends the request as always */
async function request(path: string, init: Parameters<typeof navigation>[1] = {}) {
  const { event, responded } = navigation(path, init);
  dispatch('fetch', event);
  return (await responded.with)?.text();
}

async function message(data: unknown, source: unknown = null) {
  const waits: Promise<unknown>[] = [];
  dispatch('message', { data, source, waitUntil: (work: Promise<unknown>) => waits.push(work) });
  await Promise.all(waits);
}

describe('the service worker', () => {
  it('responds to navigations, pictures, and files of live releases', async () => {
    expect(await request('/faq')).toBe('from the site');
    expect(await request('/pictures/room.webp', { mode: 'no-cors' })).toBe('from the site');
    expect(await request('https://cdn.example/mfe/live/routes.js', { mode: 'cors' })).toBe(
      'a file of a live release',
    );
  });

  it.each([
    ['the API', '/api/roommates', { mode: 'cors' }],
    ['a file of a retired release', '/mfe/retired/routes.js', { mode: 'cors' }],
    ['another site', 'https://images.example/room.jpg', { mode: 'no-cors' }],
    ['a form', '/login', { method: 'POST' }],
  ])('leaves %s to the browser', async (_, path, init) => {
    expect(await request(path, init)).toBeUndefined();
  });

  it('shows a copy with its style sheets while its scripts wait for the site', async () => {
    await storeCopy('/faq', pageOf('live', 'copy'));
    site.mockReturnValue(new Promise(() => undefined));
    expect(await request('/faq', { id: 'copy' })).toBe('copy');
    const file = (name: string, destination: string) =>
      request(`/mfe/live/${name}`, { id: 'copy', mode: 'cors', destination });
    const script = file('routes.js', 'script');
    expect(await file('routes.css', 'style')).toBe('a file of a live release');
    expect(await Promise.race([script, Promise.resolve('waits')])).toBe('waits');
  });

  it('forgets all pages before a preview', async () => {
    await storeCopy('/faq', pageOf('live', 'copy'));
    await request('/preview/mfe-marketing/1');
    expect(await copyOf('/faq')).toBeUndefined();
  });

  it('responds with pictures and previews of the site when the store does not open', async () => {
    const error = new DOMException('', 'UnknownError');
    const open = jest.spyOn(worker.caches, 'open').mockRejectedValue(error);
    const forget = jest.spyOn(worker.caches, 'delete').mockRejectedValue(error);
    const shown = [
      await request('/pictures/room.webp', { mode: 'no-cors' }),
      await request('/preview/mfe-marketing/1'),
    ];
    open.mockRestore();
    forget.mockRestore();
    expect(shown).toEqual(['from the site', 'from the site']);
  });

  it('stores a page that was opened in the app, and nothing of another site', async () => {
    await message({ visited: '/faq' });
    expect(await copyOf('/faq')).toBe('from the site');
    await message({ visited: 'https://another.example/faq' });
    expect(site).toHaveBeenCalledTimes(1);
  });

  it('retires the copies of former releases before it takes over, and fetches them again', async () => {
    await storeCopy('/about', pageOf('retired', 'former'));
    const pages = await openPages();
    const put = pages.put.bind(pages);
    jest.spyOn(pages, 'put').mockImplementationOnce(async (key, page) => {
      await settled();
      await put(key, page);
    });
    let respond: (page: Response) => void = () => undefined;
    site.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
    const waits: Promise<unknown>[] = [];
    dispatch('activate', { waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
    expect(await copyOf('/about')).toBeUndefined();
    respond(pageOf('live', 'from the site'));
    await settled();
    expect(await copyOf('/about')).toBe('from the site');
  });

  it.each([null, {}, { visited: 7 }])('does nothing for the message %j of another release', async (data) => {
    await message(data);
    expect(site).not.toHaveBeenCalled();
  });

  it('tells a page that it is not a copy', async () => {
    const page = openPage('fresh');
    await message({ visited: '/faq', asksForTime: true }, page);
    expect(page.postMessage).toHaveBeenCalledWith({ copyTime: null });
    expect(site).not.toHaveBeenCalled();
  });
});
