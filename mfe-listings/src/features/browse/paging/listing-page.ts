import type { ListingSummary } from '@roommate/contracts';

/** A page of listings that is known: far from the screen only its address and its size are kept. */
export interface ListingPage {
  path: string;
  size: number;
  firstId: string;
  items?: ListingSummary[] | undefined;
  /** What is shown may be out of date. */
  stale?: boolean;
  failed?: boolean;
  loading?: boolean;
}

export const knownCount = (pages: readonly ListingPage[]): number =>
  pages.reduce((count, { size }) => count + size, 0);

/**
 * The listings from index `from` up to, not including, `to`; undefined where a page is not in memory, or not known yet.
 */
export function itemsBetween(
  pages: readonly ListingPage[],
  from: number,
  to: number,
): (ListingSummary | undefined)[] {
  const found = new Array<ListingSummary | undefined>(Math.max(0, to - from)).fill(undefined);
  let start = 0;
  for (const { size, items } of pages) {
    for (let index = Math.max(from, start); index < Math.min(to, start + size); index++) {
      found[index - from] = items?.[index - start];
    }
    start += size;
    if (start >= to) break;
  }
  return found;
}

/** The positions of the first and last page that hold the listings from index `from` up to `to`. */
export function pagesBetween(pages: readonly ListingPage[], from: number, to: number): [number, number] {
  let start = 0;
  let [first, last] = [pages.length, -1];
  pages.forEach(({ size }, position) => {
    if (start + size > from && start < to) [first, last] = [Math.min(first, position), position];
    start += size;
  });
  return [first, last];
}

/** Drops the listings of the pages that are farthest from those on the screen, until `kept` pages have theirs. */
export function forgetFar(
  pages: readonly ListingPage[],
  [first, last]: readonly [number, number],
  kept: number,
): readonly ListingPage[] {
  const distance = (position: number): number => Math.max(first - position, position - last, 0);
  const held = pages.flatMap(({ items }, position) => (items ? [position] : []));
  if (held.length <= kept) return pages;
  const far = new Set(held.sort((a, b) => distance(a) - distance(b)).slice(kept));
  return pages.map(({ path, size, firstId, ...page }, position) =>
    far.has(position) ? { path, size, firstId } : { path, size, firstId, ...page },
  );
}
