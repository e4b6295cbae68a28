import { FRAME, PAGES_CACHE, RELEASES_HEADER } from '@roommate/release-registry';
import { worker } from './worker-scope.ts';

export const FIRST_SERVER_ERROR = 500;
/** About 1 MB. */
const MAX_PAGES = 30;

const open = (): Promise<Cache> => worker.caches.open(PAGES_CACHE);
const keyOf = (url: string): string => url.split('#', 1)[0] ?? url;

/** The id of the releases of a page. Only pages that are the same for all visitors have one. */
export const releasesOf = (page: Response): string | undefined =>
  page.headers.get(RELEASES_HEADER)?.split(';', 1)[0];

/** Whether the content of a public page is not in its HTML, because the server was slow. */
export const isFrame = (page: Response): boolean =>
  page.headers.get(RELEASES_HEADER)?.endsWith(FRAME) === true;

/** Whether a page names other releases than its stored copy. Errors of a proxy name none. */
export const hasOtherReleases = (page: Response, stored: Response): boolean =>
  releasesOf(page) !== undefined && releasesOf(page) !== releasesOf(stored);

const isForAnybody = (response: Response): boolean =>
  response.status === 200 && !response.redirected && releasesOf(response) !== undefined;

/** The copy of a page. Compression is the only thing that the site varies. */
export const findStoredPage = async (url: string): Promise<Response | undefined> =>
  (await open()).match(keyOf(url), { ignoreVary: true });

/**
 * Stores a page that is the same for all visitors. Deletes the copy of a page that has moved or no longer exists. It
 * also deletes one that comes without its content from other releases. When there are too many pages, the one that was
 * stored first is deleted.
 */
export async function storePage(url: string, response: Response): Promise<void> {
  const pages = await open();
  if (response.status >= FIRST_SERVER_ERROR || isFrame(response)) {
    const stored = await pages.match(keyOf(url), { ignoreVary: true });
    // A copy of former releases would load again at each visit.
    if (stored && hasOtherReleases(response, stored)) await pages.delete(keyOf(url), { ignoreVary: true });
    return;
  }
  if (!isForAnybody(response)) {
    await pages.delete(keyOf(url), { ignoreVary: true });
    return;
  }
  // It replaces the previous copy only when it has arrived completely: the connection can end before.
  await pages.put(keyOf(url), response);
  const stored = await pages.keys();
  for (const oldest of stored.slice(0, Math.max(0, stored.length - MAX_PAGES))) {
    await pages.delete(oldest, { ignoreVary: true });
  }
}

export const forgetPages = (): Promise<boolean> => worker.caches.delete(PAGES_CACHE);
