/** Counts the queries of a search, which are its cost. */
export interface QueryMeter {
  queries: number;
}
