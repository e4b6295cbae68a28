import { emptyStores, pageOf } from './fake-worker.ts';
import { keysByVisit, openPages } from '../pages-cache.ts';
import { retireCopies } from '../retired-copies.ts';
import { storeCopy } from './copies.ts';

/** The path of a URL. */
export const path = (url: unknown): string => new URL(String(url)).pathname;

/** A site that responds to each request, and a browser with retired copies of three pages; new for each test of a file. */
export function useSiteWithRetiredCopies() {
  const site = jest.spyOn(globalThis, 'fetch');
  beforeEach(async () => {
    emptyStores();
    site.mockReset().mockImplementation((url) => Promise.resolve(pageOf('live', `new ${path(url)}`)));
    for (const name of ['/1', '/2', '/3']) await storeCopy(name, pageOf('retired', 'former'));
    await retireCopies(await openPages(), 'live');
  });
  return {
    site,
    /** The paths of the requests until now. */
    fetched: (): string[] => site.mock.calls.map(([url]) => path(url)),
    /** The paths of the copies. The last visit comes first. */
    byVisit: async () => (await keysByVisit(await openPages())).map(({ url }) => path(url)),
  };
}
