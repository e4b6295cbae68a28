/** How many matches a search of a person with dealbreakers examines: docs/decisions/0354-dealbreakers.md. */
export interface ScanLimits {
  /** For the total. */
  scan: number;
  /** For one page. */
  page: number;
}

export const unlimited: ScanLimits = { scan: Infinity, page: Infinity };

interface PageOptions {
  /** A cursor: the number of matches before the page. */
  start: number;
  limit: number;
  /** The page ends after this many examined matches. */
  examined: number;
}

/** The part of the matches from a cursor on that fits a person. A page can be short or empty, and have a next one. */
export function scanMatches<Row>(
  matches: readonly Row[],
  fits: (row: Row) => boolean,
  { start, limit, examined }: PageOptions,
): { items: Row[]; next?: string } {
  const end = start + examined;
  const fitting = matches
    .map((row, at) => ({ row, at }))
    .filter(({ row, at }) => at >= start && at < end && fits(row));
  const items = fitting.slice(0, limit).map(({ row }) => row);
  const last = fitting[limit - 1];
  if (last && fitting.length > limit) return { items, next: String(last.at + 1) };
  return end < matches.length ? { items, next: String(end) } : { items };
}
