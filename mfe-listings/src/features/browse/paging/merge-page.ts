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
  const moved = overlap < 0 ? pushedOut(before, answer) : [];
  const items = [...(overlap < 0 ? answer.items : answer.items.slice(0, overlap)), ...moved];
  const page = {
    path: before.path,
    size: items.length,
    firstId: items[0]?._id ?? before.firstId,
    items,
  };

  const pagesBefore = pages.slice(0, position);
  const joined = overlap >= 0 || moved.length > 0 || answer.next === after?.path;
  // What followed the page cannot be told any more, or there was nothing: the answer says how to go on.
  if (!joined || (!after && moved.length === 0)) return { pages: [...pagesBefore, page], next: answer.next };
  return { pages: [...pagesBefore, page, ...pages.slice(position + 1)], next };
}

/** The listings at the page's end that new ones in front have moved beyond the answer's end. */
function pushedOut({ items = [] }: ListingPage, answer: ListingPageAnswer) {
  // Nothing lies beyond the last page: what it lacks was deleted.
  if (answer.next === undefined) return [];
  const last = items.findIndex(({ _id }) => _id === answer.items.at(-1)?._id);
  return last < 0 ? [] : items.slice(last + 1);
}
