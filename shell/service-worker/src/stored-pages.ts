import { FIRST_SERVER_ERROR, hasOtherReleases, isFrame, releasesOf } from './page-releases.ts';
import { deleteStored, keyOf, keysByVisit, openPages, storedFor } from './pages-cache.ts';
import { isRetired, retireFormerCopies } from './retired-copies.ts';

/** About 1 MB. */
const MAX_PAGES = 30;

const isForAnybody = (response: Response): boolean =>
  response.status === 200 && !response.redirected && releasesOf(response) !== undefined;

/** The copy of a page, unless its releases are known to be retired. */
export async function findStoredPage(url: string): Promise<Response | undefined> {
  const stored = await storedFor(await openPages(), keyOf(url));
  return stored && !isRetired(stored) ? stored : undefined;
}

async function storeOrDelete(pages: Cache, key: Request, response: Response): Promise<void> {
  if (response.status >= FIRST_SERVER_ERROR) return;
  if (isFrame(response)) {
    const stored = await storedFor(pages, key);
    // The site may render no pages for long. Each visit would ask it for this one again.
    if (stored && hasOtherReleases(response, stored)) await deleteStored(pages, key);
    return;
  }
  if (!isForAnybody(response)) {
    await deleteStored(pages, key);
    return;
  }
  // It replaces the previous copy only when it has arrived completely: the connection can end before.
  await pages.put(key, response);
  for (const oldest of (await keysByVisit(pages)).slice(MAX_PAGES)) await deleteStored(pages, oldest);
}

/**
 * Stores a page that is the same for all visitors. Deletes the copy of a page that has moved or no longer exists. It
 * also deletes one that comes without its content from other releases. When there are too many pages, the one that was
 * opened first is deleted. Then no copy shows whose releases the site has replaced.
 * @param pages opened before the request. If they are deleted meanwhile, as at a sign-out, the page is not stored: what
 * is put into a deleted cache goes with it.
 */
export async function storePage(pages: Cache, key: Request, response: Response): Promise<void> {
  try {
    await storeOrDelete(pages, key, response);
  } finally {
    await retireFormerCopies(pages, response);
  }
}
