import { queryOptions, useQuery, withQueries } from '@roommate/shell-api/query';
import type { ComponentProps } from 'react';
import { fetchMatches } from '../matches/fetch-matches.ts';
import { NO_SEARCH } from '../search-url/search-key.ts';
import { facetCounts } from './facet-counts.ts';
import { FilterFields } from './filter-fields.tsx';

const STALE_MS = 60_000;

/**
 * What a search for all rooms says. One room is the least that it can return. No loader asks for it, so the filters ask
 * when they open. After a failure, they ask again when they open again, or when the browser is online again.
 */
const allRoomsQuery = queryOptions({
  queryKey: ['listings', 'choices'],
  queryFn: ({ signal }) => fetchMatches(NO_SEARCH, { limit: 1 }, signal),
  staleTime: STALE_MS,
  refetchOnMount: true,
  retryOnMount: true,
  refetchOnReconnect: ({ state }) => state.status === 'error',
});

export interface OfferedFiltersProps extends ComponentProps<typeof FilterFields> {
  /** The screen shows the list of all rooms, whose responses contain no areas and counts. */
  isOfAll: boolean;
}

/** The filters, with their choices also beside the list of all rooms. Without this response they work, too. */
export const OfferedFilters = withQueries(({ isOfAll, ...fields }: OfferedFiltersProps) => {
  const { data } = useQuery({ ...allRoomsQuery, enabled: isOfAll });
  const known = isOfAll && data ? { summary: data, counts: facetCounts({}, data) } : {};
  return <FilterFields {...fields} {...known} />;
});
