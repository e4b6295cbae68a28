import type { StatsResponse } from '@roommate/contracts';
import { dataCode } from '../../../data-code.ts';
import type { Batch } from '../batches/batch.ts';
import { statusOf, withBatch, type KnownBatches } from '../batches/known-batches.ts';
import type { Visit } from '../search/use-shown-visit.ts';
import type { ListData } from './list-queries.tsx';
import type { PageData } from './page-queries.tsx';

const nothing = (): void => undefined;
/** The listings load when the code that asks for them has loaded. */
const retry = (): void => dataCode.retry();

/** What is known of a page before its queries. It has no search, and the person may not be known yet. */
export const firstPageData = (visit: Visit): PageData => ({
  shown: visit,
  isPending: false,
  summary: undefined,
  isRefused: false,
  isReordering: false,
  hasDealbreakers: false,
  hasPreferences: false,
});

interface FirstList {
  batch: Batch | undefined;
  stats: StatsResponse | undefined;
  known: KnownBatches;
  wantsMore: boolean;
  isOnline: boolean;
  loadMore: () => void;
}

/** The list as the loader has loaded it. */
export function firstListData(visit: FirstList): ListData {
  const { batch, stats, known: start, wantsMore, isOnline, loadMore } = visit;
  const known = batch ? withBatch(start, 0, batch) : start;
  return {
    batches: {
      known,
      itemAt: (index) => batch?.items[index],
      isLoadingMore: wantsMore && isOnline,
      isFailed: wantsMore && !isOnline,
      error: undefined,
      // The code is on its way, and comes when there is a connection.
      status: statusOf(known, !isOnline),
      show: nothing,
      loadMore,
      retry,
    },
    stats,
    areStatsPending: !stats,
    matches: new Map(),
    reload: retry,
  };
}
