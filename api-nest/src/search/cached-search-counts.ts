import { Injectable } from '@nestjs/common';
import type { SearchQuery, SearchResponse } from '@roommate/contracts';

export type Counts = Pick<SearchResponse, 'total' | 'facets'>;

/** The counts of many matches are minimums, which hardly change in this time. */
const TTL_MS = 10_000;
/** About 3 KB each. */
const MAX_SEARCHES = 1000;

/**
 * Keeps the counts of searches with more than 1,000 matches. The next pages and other orders then read only listings:
 * docs/decisions/0382-counts-of-many-matches.md.
 */
@Injectable()
export class CachedSearchCounts {
  /** The oldest entry comes first. */
  readonly #entries = new Map<string, { counts: Counts; expires: number }>();

  /** @returns undefined unless the same search had many matches a moment ago */
  of(query: SearchQuery): Counts | undefined {
    const entry = this.#entries.get(keyOf(query));
    return entry && Date.now() < entry.expires ? entry.counts : undefined;
  }

  /** Keeps counts that are minimums, and no others. */
  keep(query: SearchQuery, counts: Counts): void {
    if (counts.total.relation === 'eq') return;
    const key = keyOf(query);
    this.#entries.delete(key);
    this.#entries.set(key, { counts, expires: Date.now() + TTL_MS });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MAX_SEARCHES && oldest !== undefined) this.#entries.delete(oldest);
  }
}

/** The same for all pages and orders of a search. */
function keyOf({
  sort: _sort,
  limit: _limit,
  cursor: _cursor,
  includeHidden: _,
  ...filters
}: SearchQuery): string {
  return JSON.stringify(Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1)));
}
