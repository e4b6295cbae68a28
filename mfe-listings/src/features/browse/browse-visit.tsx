import { useQuery } from '@roommate/shell-api/query';
import { useFirstUse, useHydrated } from '@roommate/ui';
import { memo, useState } from 'react';
import { useBatches } from './batches/use-batches.ts';
import { BrowseContent } from './browse-content.tsx';
import { useStartCursor } from './browse-loader.ts';
import styles from './browse-page.module.css';
import { rowFollowerCode } from './grid/row-follower-code.ts';
import type { RowFollower } from './grid/row-follower.tsx';
import { startOfList, type Snapshot } from './place/place.ts';
import { PlaceTracker } from './place/place-tracker.ts';
import { readSnapshot } from './place/snapshots.ts';
import { useInterruption } from './place/use-interruption.ts';
import { useSaveSnapshot } from './place/use-save-snapshot.ts';
import { NO_SEARCH, type SearchKey, type SearchSummary } from './query/fetch-matches.ts';
import { BrowseStats } from './stats/browse-stats.tsx';
import { useListingStats } from './stats/listing-stats.ts';

interface BrowseVisitProps {
  locationKey: string;
  search: SearchKey;
  summary: SearchSummary | undefined;
  /** The matches in another order are on their way. */
  isReordering: boolean;
}

/**
 * The list of one history entry. It starts where the visitor has left it. A server does not know that place, so its HTML
 * is the start of the list. A visitor who uses that before the code for other places has loaded stays there.
 */
export function BrowseVisit(props: BrowseVisitProps) {
  const [saved] = useState(() => readSnapshot(props.locationKey));
  const isUsed = useFirstUse();
  const isHydrated = useHydrated();
  const isReturn = saved.place.index > 0;
  const { data: code } = useQuery({ ...rowFollowerCode, enabled: isHydrated && (isReturn || isUsed) });
  const isReady = isHydrated && code !== undefined;
  const isInterrupted = useInterruption(isReturn && !isReady);
  const isRestored = isReturn && isReady && !isInterrupted;
  return (
    <StartedVisit
      key={isRestored ? 'restored' : 'start'}
      {...props}
      snapshot={isRestored ? saved : startOfList}
      isKept={isRestored || isInterrupted || !isReturn}
      Follower={code?.component}
    />
  );
}

interface StartedVisitProps extends BrowseVisitProps {
  snapshot: Snapshot;
  /** Whether this is the place to return to, and not only shown until that one is ready. */
  isKept: boolean;
  Follower: typeof RowFollower | undefined;
}

/**
 * It renders again only with other props. Right after React has taken over, the visit above it renders a second time.
 */
const StartedVisit = memo(function StartedVisit({ snapshot, isKept, Follower, ...props }: StartedVisitProps) {
  const { locationKey, search, summary, isReordering } = props;
  const isList = search === NO_SEARCH;
  const [tracker] = useState(() => new PlaceTracker(snapshot.place));
  const start = useStartCursor();
  const known = snapshot === startOfList ? { cursors: [start] } : snapshot.known;
  const batches = useBatches(search, known, snapshot.place.index);
  const stats = useListingStats(isList);
  useSaveSnapshot(isKept ? locationKey : undefined, tracker, batches.known);
  const found = summary?.total.relation === 'eq' ? summary.total.value : undefined;
  const reload = (): void => {
    batches.retry();
    if (isList) void stats.refetch();
  };
  return (
    <>
      {isList && batches.status !== 'failed' && (
        <div className={styles.stats}>
          <BrowseStats stats={stats.data} isPending={stats.isPending} />
        </div>
      )}
      <BrowseContent
        batches={batches}
        tracker={tracker}
        total={isList ? stats.data?.total : found}
        search={search}
        summary={summary}
        isReordering={isReordering}
        Follower={Follower}
        onReload={reload}
      />
    </>
  );
});
