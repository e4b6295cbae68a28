import type { ListingPageAnswer } from '../api/get-listing-page.ts';
import type { ListingPage } from './listing-page.ts';

interface Known {
  pages: readonly ListingPage[];
  next: string | undefined;
}

/**
 * Puts the answer for a known page in its place. Meanwhile listings may have been deleted (the answer then reaches into
 * the page after it) or added in front (the answer then lacks the page's last ones): nothing shows twice or is skipped.
 */
export function mergePage({ pages, next }: Known, position: number, answer: ListingPageAnswer): Known {
  const before = pages[position];
  if (!before) return { pages, next };
  const after = pages[position + 1];
  const overlap = after ? answer.items.findIndex(({ _id }) => _id === after.firstId) : -1;
  const items =
    overlap < 0 ? [...answer.items, ...pushedOut(before, answer)] : answer.items.slice(0, overlap);
  const page = {
    path: before.path,
    size: items.length,
    firstId: items[0]?._id ?? before.firstId,
    items,
  };

  const joins = !after || overlap >= 0 || items.length > answer.items.length || answer.next === after.path;
  const rest = joins ? pages.slice(position + 1) : [];
  return {
    pages: [...pages.slice(0, position), page, ...rest],
    next: rest.length > 0 ? next : items.length > answer.items.length ? next : answer.next,
  };
}

/** The listings at the page's end that new ones in front have moved beyond the answer's end. */
function pushedOut({ items = [] }: ListingPage, answer: ListingPageAnswer) {
  const last = items.findIndex(({ _id }) => _id === answer.items.at(-1)?._id);
  return last < 0 ? [] : items.slice(last + 1);
}
