import type { Match, StatsResponse } from '@roommate/contracts';
import { useMatches, withQueries } from '@roommate/shell-api/query';
import type { ReactNode } from 'react';
import { useBatches, type Batches, type ListVisit } from '../batches/use-batches.ts';
import { shownBatches } from '../grid/shown-batches.ts';
import { NO_SEARCH } from '../search-url/search-key.ts';
import { useListingStats } from '../stats/listing-stats.ts';
import { useBrowseData } from './use-browse-data.ts';

export interface ListData {
  batches: Batches;
  /** Undefined while they are not known. */
  stats: StatsResponse | undefined;
  areStatsPending: boolean;
  /** How well the listings on the screen fit the person, by their ids. */
  matches: ReadonlyMap<string, Match>;
  /** Asks again for what has failed. */
  reload: () => void;
}

interface ListQueriesProps extends ListVisit {
  /** Other listings are about to replace these. */
  isReordering: boolean;
  children: (data: ListData) => ReactNode;
}

/** The queries of one visit. */
export const ListQueries = withQueries(({ isReordering, children, ...visit }: ListQueriesProps) => {
  // It can be the first one that renders with the code.
  useBrowseData();
  const isList = visit.search === NO_SEARCH;
  const { range, ...batches } = useBatches(visit);
  const stats = useListingStats(isList);
  const matches = useMatches(shownBatches(range.from, range.to, batches.itemAt), isReordering);
  return children({
    batches,
    stats: stats.data,
    areStatsPending: stats.isPending,
    matches,
    reload: () => {
      batches.retry();
      if (isList) void stats.refetch();
    },
  });
});
