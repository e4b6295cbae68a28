import { STORED_COPY_HEADER } from '@roommate/release-registry';
import { isFailure, isFrame, isOfLiveReleases, releasesOf } from './page-releases.ts';
import { deleteStored, keyOf, keysByVisit, openPages, storedFor } from './pages-cache.ts';
import { isRetired } from './retired-copies.ts';
import { storePage } from './stored-pages.ts';
import { worker } from './worker-scope.ts';

/** The site or a proxy is busy, or the site does not reach its API. Other errors may concern one page only. */
const busyStatuses = [429, 503];

let isFetching = false;

/** The site waits up to twelve seconds. A response that never ends must not hold back the pages after it. */
const LIMIT_MS = 30_000;

const requestCopy = (url: string): Promise<Response> =>
  fetch(url, {
    headers: { accept: 'text/html', [STORED_COPY_HEADER]: '1' },
    signal: AbortSignal.timeout(LIMIT_MS),
  });

const isOfOtherReleases = (response: Response): boolean =>
  releasesOf(response) !== undefined && !isOfLiveReleases(response);

async function isWanted(pages: Cache, key: Request): Promise<boolean> {
  const stored = await storedFor(pages, key);
  return stored !== undefined && isRetired(stored);
}

async function storeFetched(pages: Cache, key: Request, response: Response): Promise<void> {
  await storePage(pages, key, response);
  // The site waited for the content without success. Otherwise each visit would ask for it again.
  const isStillFrame = isFrame(response) && !isFailure(response);
  if (isStillFrame && (await isWanted(pages, key))) await deleteStored(pages, key);
}

async function fetchAll(): Promise<void> {
  for (const key of await keysByVisit(await openPages())) {
    // Again for each page, because a sign-out may have deleted all of them.
    const pages = await openPages();
    // The visitor may have opened it since.
    if (!(await isWanted(pages, key))) continue;
    const response = await requestCopy(key.url);
    if (await isWanted(pages, key)) await storeFetched(pages, key, response);
    // A script of the other releases continues.
    if (busyStatuses.includes(response.status) || isOfOtherReleases(response)) return;
  }
}

/**
 * Fetches the pages again whose copies are retired, one after the other. The one that the visitor opened last comes
 * first. Stops when the site does not respond. Does nothing for people who save data.
 */
export async function fetchRetiredCopies(): Promise<void> {
  if (isFetching || worker.releases.savesData) return;
  isFetching = true;
  await fetchAll()
    // The next visit tries again.
    .catch(() => undefined)
    .finally(() => (isFetching = false));
}

/** @returns whether other releases are live */
async function storeVisited(pages: Cache, key: Request): Promise<boolean> {
  const response = await requestCopy(key.url);
  await storeFetched(pages, key, response);
  return isOfOtherReleases(response);
}

let lastVisit: Promise<unknown> = Promise.resolve();

/**
 * Stores a page that the visitor has opened in the app, after those before it: a document can report ten at once, and a
 * line can be slow. Then fetches what is still to come of the retired copies.
 */
export async function fetchVisited(url: string): Promise<void> {
  // Both now, because the turn of the page can come after another visit, and after a sign-out.
  const key = keyOf(url);
  const pages = openPages();
  const stored = lastVisit.then(async () => storeVisited(await pages, key));
  const visit = stored.catch(() => undefined);
  lastVisit = visit;
  // Browsers look for another script only when a document loads.
  if (await stored) await worker.registration.update();
  else if (lastVisit === visit) await fetchRetiredCopies();
}
