import type { SearchResponse } from '@roommate/contracts';

/** Few rooms are left of more than the API examines for these. The person can show the hidden ones sooner than read on. */
const MAX_PAGES = 4;

/**
 * Reads pages until there are as many listings as in a full page. The API ends a page early when nearly all listings
 * contradict the dealbreakers of a person (docs/decisions/0354-dealbreakers.md).
 * @param read requests the page at a cursor
 * @returns the first page with all listings, and without `next` when they are too few
 */
export async function fullPage(
  size: number,
  cursor: string,
  read: (limit: number, cursor: string) => Promise<SearchResponse>,
): Promise<SearchResponse> {
  const page = await read(size, cursor);
  const { items, total } = page;
  for (let pages = 1; pages < MAX_PAGES && page.next !== undefined && items.length < size; pages++) {
    const more = await read(size - items.length, page.next);
    items.push(...more.items);
    page.next = more.next;
  }
  if (items.length < size) page.next = undefined;
  total.value = Math.max(total.value, items.length);
  return page;
}
