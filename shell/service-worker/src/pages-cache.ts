import { KEPT_PATH, PAGES_CACHE } from '@roommate/release-registry';
import { worker } from './worker-scope.ts';

/** When the visitor opened the page of a key, in milliseconds since 1970. The copy can be newer. */
const VISITED_HEADER = 'x-visited';

export const openPages = (): Promise<Cache> => worker.caches.open(PAGES_CACHE);

export const forgetPages = (): Promise<boolean> => worker.caches.delete(PAGES_CACHE);

/** The key of a page that the visitor opens now. */
export const keyOf = (url: string): Request =>
  new Request(url.split('#', 1)[0] ?? url, { headers: { [VISITED_HEADER]: String(Date.now()) } });

/** The keys of all pages, without what remotes keep beside them. */
export const pageKeys = async (pages: Cache): Promise<Request[]> =>
  (await pages.keys()).filter(({ url }) => !new URL(url).pathname.startsWith(KEPT_PATH));

/** The keys of all pages. The page that the visitor opened last comes first. */
export async function keysByVisit(pages: Cache): Promise<Request[]> {
  // The keys of former scripts have no time.
  const timeOf = ({ headers }: Request): number => Number(headers.get(VISITED_HEADER));
  return (await pageKeys(pages)).toSorted((a, b) => timeOf(a) - timeOf(b)).toReversed();
}

/**
 * The stored response for a key. The site varies pages by `accept-encoding` and `save-data`. The stored
 * content is not compressed. A copy for the other choice of the data saver is better than none.
 */
export const storedFor = (pages: Cache, key: Request): Promise<Response | undefined> =>
  pages.match(key, { ignoreVary: true });

export const deleteStored = (pages: Cache, key: Request): Promise<boolean> =>
  pages.delete(key, { ignoreVary: true });
