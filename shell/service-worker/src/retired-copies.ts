import { offlinePage } from './offline-page.ts';
import { byTime, hasOtherReleases, releasesOf } from './page-releases.ts';
import { deleteStored, pageKeys, storedFor } from './pages-cache.ts';

/** Whether `retire` has replaced a copy. */
export const isRetired = (stored: Response): boolean => releasesOf(stored) === undefined;

/**
 * Replaces a copy by `offlinePage`, under the same key: this page is still to be fetched. The shell and former scripts take
 * it for no copy, too: it has no date and no content.
 */
async function retire(pages: Cache, key: Request): Promise<void> {
  // A full disk refuses to store it.
  await pages.put(key, offlinePage()).catch(() => deleteStored(pages, key));
}

/**
 * Retires the copies of other releases.
 * @param live the id of the live releases
 */
export async function retireCopies(pages: Cache, live: string | undefined): Promise<void> {
  for (const key of await pageKeys(pages)) {
    const stored = await storedFor(pages, key);
    if (stored && releasesOf(stored) !== live) await retire(pages, key);
  }
}

/**
 * Retires the copies of other releases than those that the site has named last. It may not be in this response, whose
 * content can arrive after that of a newer page.
 */
export async function retireFormerCopies(pages: Cache, response: Response): Promise<void> {
  const naming = [...(await pages.matchAll()), response].filter((page) => releasesOf(page) !== undefined);
  const newest = naming.toSorted(byTime).at(-1);
  if (newest && naming.some((page) => hasOtherReleases(newest, page)))
    await retireCopies(pages, releasesOf(newest));
}

/**
 * Retires the copy of a page if it still has other releases than a response for this page. The response came late, or the
 * clocks of two servers differ. Without a copy, no former release shows, and the page does not load again for ever.
 * @returns whether it has retired the copy
 */
export async function retireOtherCopy(pages: Cache, key: Request, response: Response): Promise<boolean> {
  const stored = await storedFor(pages, key);
  if (!stored || isRetired(stored) || !hasOtherReleases(response, stored)) return false;
  await retire(pages, key);
  return true;
}
