/** Counts the queries of a search, which are its cost. */
export interface QueryCounter {
  queries: number;
}

/** The queries of an ordinary search: matches, facets and page (docs/decisions/0303-cost-of-a-search.md). */
const QUERIES_PER_READ = 7;

/** The number of reads that a search counts as after the first one, which was counted before it ran. */
export const readsAfterFirst = ({ queries }: QueryCounter): number =>
  Math.max(0, Math.ceil(queries / QUERIES_PER_READ) - 1);
