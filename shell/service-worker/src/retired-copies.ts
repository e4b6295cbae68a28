import { offlinePage } from './offline-page.ts';
import { hasOtherReleases, releasesOf, timeOf } from './page-releases.ts';
import { deleteStored, storedFor } from './pages-cache.ts';

/** Whether `retireCopies` has replaced a copy. */
export const isRetired = (stored: Response): boolean => releasesOf(stored) === undefined;

/**
 * Replaces the copies of other releases by `offlinePage`, under the same keys: these pages are still to be fetched. The
 * shell and former scripts take it for no copy, too: it has no date and no content.
 * @param live the id of the live releases
 */
export async function retireCopies(pages: Cache, live: string | undefined): Promise<void> {
  for (const key of await pages.keys()) {
    const stored = await storedFor(pages, key);
    if (!stored || releasesOf(stored) === live) continue;
    // A full disk refuses to store it.
    await pages.put(key, offlinePage()).catch(() => deleteStored(pages, key));
  }
}

/**
 * Retires the copies of other releases than those that the site has named last. It may not be in this response, whose
 * content can arrive after that of a newer page.
 */
export async function retireFormerCopies(pages: Cache, response: Response): Promise<void> {
  const naming = [...(await pages.matchAll()), response].filter((page) => releasesOf(page) !== undefined);
  const newest = naming.toSorted((a, b) => timeOf(a) - timeOf(b)).at(-1);
  if (newest && naming.some((page) => hasOtherReleases(newest, page)))
    await retireCopies(pages, releasesOf(newest));
}
