import type { AreasResponse, PageSearch } from '@roommate/contracts';
import { api, unwrap } from '@roommate/shell-api';
import { queryOptions, useQuery } from '@roommate/shell-api/query';

const STALE_MS = 60_000;

/** The filters of a search that its map has. The chosen areas stay out: the map shows them among the others. */
function filtersOf({
  q,
  places: _places,
  sort: _sort,
  view: _view,
  includeHidden: _includeHidden,
  hasPhoto,
  within,
  ...filters
}: PageSearch) {
  const given = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
  return {
    ...given,
    // A distance around the chosen areas means nothing without them.
    ...(filters.near !== undefined && within !== undefined && { within }),
    ...(q && { q }),
    ...(hasPhoto && { hasPhoto: 'true' as const }),
  };
}

/** The areas that have matches of a search. */
export const areasQuery = (search: PageSearch) => {
  const query = filtersOf(search);
  return queryOptions({
    queryKey: ['listings', 'areas', query],
    queryFn: ({ signal }): Promise<AreasResponse> => unwrap(api.GET('/areas', { params: { query }, signal })),
    staleTime: STALE_MS,
  });
};

/** The areas of a search. During a new search those of the previous one stay. */
export const useAreas = (search: PageSearch) =>
  useQuery({ ...areasQuery(search), placeholderData: (before) => before });
