import type { ListingSummary } from '@roommate/contracts';
import type { EarlyEnd } from '../matches/early-end.ts';
import type { SearchSummary } from '../matches/fetch-matches.ts';

/** Full rows for 2, 3 and 4 columns. */
export const BATCH_SIZE = 24;

/** A batch is fetched when fewer listings than this are between it and the screen. */
export const AHEAD = BATCH_SIZE / 2;

/** Stands for the first batch, which has no cursor. */
export const FIRST_CURSOR = '';

/** The query parameter of the pages for people without JavaScript: the list starts at this cursor. */
export const CURSOR_PARAMETER = 'cursor';

/** A listing as the list shows it. */
export interface ListedRoom extends ListingSummary {
  /** From the start of distances. Only in the order by distance. */
  km?: number | undefined;
}

/**
 * The result of one request to the list: up to BATCH_SIZE listings, newest first. See
 * docs/decisions/0195-browse-in-batches.md.
 */
export interface Batch {
  items: ListedRoom[];
  /** Cursor of the next batch; undefined in the last one. */
  next: string | undefined;
  /** Why it is the last one although more rooms may match. */
  end?: EarlyEnd | undefined;
  /** Only of a search. */
  summary?: SearchSummary;
}
