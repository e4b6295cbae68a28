import type { SearchResponse } from '@roommate/contracts';
import type { EarlyEnd } from './early-end.ts';
import type { SearchSummary } from './fetch-matches.ts';

/** After this many pages nearly every room is hidden. Showing the hidden rooms is faster than reading on. */
const MAX_PAGES = 4;

type FullPage = SearchResponse & SearchSummary & { end?: EarlyEnd };

interface PageStart {
  size: number;
  /** Undefined for the start of the list. */
  cursor: string | undefined;
  /** The visitor has not opened the list yet. */
  isAhead?: boolean;
}

/**
 * Reads pages until there are as many listings as in a full page. The API ends a page early when nearly all listings
 * contradict the dealbreakers of a person (docs/decisions/0354-dealbreakers.md).
 * @param read requests the page at a cursor
 * @returns the first page with all listings. It has an `end` in place of `next` when they are too few
 */
export async function fullPage(
  { size, cursor, isAhead = false }: PageStart,
  read: (limit: number, cursor: string | undefined) => Promise<SearchResponse>,
): Promise<FullPage> {
  const page: FullPage = await read(size, cursor);
  const { items } = page;
  for (let pages = 1; page.next !== undefined && items.length < size && !page.end; pages++) {
    if (isAhead) page.end = 'ahead';
    else if (pages === MAX_PAGES) page.end = 'limit';
    else await readMore(page, size, read);
  }
  if (page.end) page.next = undefined;
  else if (cursor === undefined && page.next === undefined) countAll(page);
  page.total.value = Math.max(page.total.value, items.length);
  return page;
}

/** Shows the rooms that are there when others cannot be read. */
async function readMore(
  page: FullPage,
  size: number,
  read: (limit: number, cursor: string | undefined) => Promise<SearchResponse>,
): Promise<void> {
  const { items } = page;
  try {
    const more = await read(size - items.length, page.next);
    items.push(...more.items);
    page.next = more.next;
  } catch (error) {
    if (items.length === 0) throw error;
    page.end = 'failure';
  }
}

/** The API examines more rooms for its pages than for the total. */
function countAll(page: FullPage): void {
  if (page.total.relation === 'gte') page.isUnranked = true;
  page.total = { value: page.items.length, relation: 'eq' };
}
