import { emptyStores, navigation, pageOf } from './testing/fake-worker.ts';
import { fetchPage } from './fetch-page.ts';
import { copyOf } from './testing/copies.ts';

const former = (): Response => pageOf('former', 'from the cache of the browser');
const site = jest.spyOn(globalThis, 'fetch');

beforeEach(() => {
  emptyStores();
  site.mockReset().mockImplementation((request, init) => {
    // As a browser does with a page that it has in its cache.
    const mode = init?.cache ?? (request as Request).cache;
    return Promise.resolve(mode === 'force-cache' ? former() : pageOf('live', 'from the site'));
  });
});

/** What shows, and what the store has then. */
async function fetched(event: FetchEvent): Promise<unknown[]> {
  const { response, storing } = await fetchPage(event);
  await storing;
  return [await response.text(), await copyOf('/faq')];
}

describe('the page of a navigation', () => {
  it('is the one that the browser has requested while the script started', async () => {
    const { event } = navigation('/faq', { preloaded: pageOf('live', 'preloaded') });
    expect(await fetched(event)).toEqual(['preloaded', 'preloaded']);
    expect(site).not.toHaveBeenCalled();
  });

  it.each([
    ['a preload', former()],
    ['no preload', undefined],
  ])('is from the site also after Back, Forward and in a restored tab, with %s', async (_, preloaded) => {
    const { event } = navigation('/faq', { cache: 'force-cache', preloaded });
    expect(await fetched(event)).toEqual(['from the site', 'from the site']);
  });

  it('keeps the service worker until the browser has the preload that it does not use', async () => {
    const { event, waits } = navigation('/faq', { cache: 'force-cache', preloaded: former() });
    await fetchPage(event);
    expect(waits[0]).toBe(event.preloadResponse);
  });
});
