import { byTime, isFailure, isFrame, releasesOf } from './page-releases.ts';
import { deleteStored, keyOf, keysByVisit, openPages, storedFor } from './pages-cache.ts';
import { paintedAtOnce } from './painted-at-once.ts';
import { isRetired, retireFormerCopies, retireOtherCopy } from './retired-copies.ts';

/** About 1 MB. */
const MAX_PAGES = 30;

const isForAnybody = (response: Response): boolean =>
  response.status === 200 && !response.redirected && releasesOf(response) !== undefined;

/** The copy of a page, unless its releases are known to be retired. */
export async function findStoredPage(url: string): Promise<Response | undefined> {
  const stored = await storedFor(await openPages(), keyOf(url));
  return stored && !isRetired(stored) ? stored : undefined;
}

/**
 * Stores a page that is the same for all visitors. Deletes the copy of a page that has moved or no longer exists. An error
 * of the site or of a proxy says nothing about the page, so its copy stays. When there are too many pages, the one whose
 * last visit is longest ago is deleted. Copies of replaced releases are retired when the headers are here, before the
 * content.
 * @param pages opened before the script requests the page. If they are deleted meanwhile, as at a sign-out, the page is
 * not stored: what is put into a deleted cache goes with it.
 */
export async function storePage(pages: Cache, key: Request, response: Response): Promise<void> {
  await retireFormerCopies(pages, response);
  const isUnclear = await retireOtherCopy(pages, key, response);
  if (isFailure(response) || isFrame(response)) return;
  if (!isForAnybody(response)) {
    await deleteStored(pages, key);
    return;
  }
  if (isUnclear) return;
  // The content can come late, or never. Until then, a copy of the same releases stays.
  const page = new Response(paintedAtOnce(await response.text()), response);
  const stored = await storedFor(pages, key);
  if (stored && byTime(stored, page) > 0) {
    await retireOtherCopy(pages, key, page);
    return;
  }
  await pages.put(key, page);
  for (const oldest of (await keysByVisit(pages)).slice(MAX_PAGES)) await deleteStored(pages, oldest);
  // A page of newer releases may have come before the content of this one.
  await retireFormerCopies(pages, page);
}
