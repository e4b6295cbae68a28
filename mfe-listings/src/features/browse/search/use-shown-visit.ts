import { useQuery } from '@roommate/shell-api/query';
import { useState } from 'react';
import { batchQuery } from '../batches/batch-query.ts';
import { isRefused } from '../batches/is-refused.ts';
import type { SearchSummary } from '../matches/fetch-matches.ts';
import { NO_SEARCH, type SearchKey } from '../search-url/search-key.ts';

/** A visit of the page: an entry of the history and its search. */
export interface Visit {
  locationKey: string;
  search: SearchKey;
}

export interface ShownVisit {
  shown: Visit;
  /** The matches of the next search are on their way. */
  isPending: boolean;
  /** What the API says about the shown search; undefined without a search and before the first response. */
  summary: SearchSummary | undefined;
  /** The API refuses the present search. */
  isRefused: boolean;
}

/**
 * The visit that the page shows. It is the present one as soon as its first matches are there, and the one before
 * until then. Each search has its own entry in the cache, so a late response of an earlier search changes nothing.
 * @param start the cursor at which the list starts
 */
export function useShownVisit(visit: Visit, start: string): ShownVisit {
  const [shown, setShown] = useState(visit);
  const isSwitching = visit.search !== shown.search;
  const first = useQuery({
    ...batchQuery(start, visit.search),
    enabled: isSwitching || visit.search !== NO_SEARCH,
    placeholderData: (before) => before,
  });
  const hasArrived = first.isError || (first.isSuccess && !first.isPlaceholderData);
  if (visit.locationKey !== shown.locationKey && (!isSwitching || hasArrived)) setShown(visit);
  return {
    shown,
    isPending: isSwitching && !hasArrived,
    summary: first.data?.summary,
    isRefused: isRefused(first.error),
  };
}
