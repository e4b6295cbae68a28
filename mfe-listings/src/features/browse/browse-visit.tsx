import { useLoaderData } from '@roommate/shell-api';
import { useCode, useFirstUse, useHydrated, useOnline } from '@roommate/ui';
import { memo, useState } from 'react';
import { BrowseContent } from './browse-content.tsx';
import type { browseLoader } from './browse-loader.ts';
import styles from './browse-page.module.css';
import { rowFollowerCode } from './grid/row-follower-code.ts';
import type { RowFollower } from './grid/row-follower.tsx';
import { startOfList, type ScrollPosition, type Snapshot } from './scroll-position/scroll-position.ts';
import { PositionTracker } from './scroll-position/position-tracker.ts';
import { readSnapshot } from './scroll-position/snapshots.ts';
import { useInterruption } from './scroll-position/use-interruption.ts';
import { useSaveSnapshot } from './scroll-position/use-save-snapshot.ts';
import type { SearchSummary } from './matches/fetch-matches.ts';
import { NO_SEARCH, type SearchKey } from './search-url/search-key.ts';
import { BrowseStats } from './stats/browse-stats.tsx';
import { firstListData } from './data/first-data.ts';
import { LateData } from './data/late-data.tsx';
import type { ListData, ListQueries } from './data/list-queries.tsx';
import { useBrowseQueries } from './data/use-browse-queries.ts';
import { useStartCursor } from './batches/use-start-cursor.ts';

interface BrowseVisitProps {
  locationKey: string;
  search: SearchKey;
  summary: SearchSummary | undefined;
  /** The matches in another order are on their way. */
  isReordering: boolean;
}

/**
 * The list of one history entry. It starts where the visitor has left it. A server does not know that position, so its HTML
 * is the start of the list. A visitor who uses that before the code for other places has loaded stays there.
 */
export function BrowseVisit(props: BrowseVisitProps) {
  const [saved] = useState(() => readSnapshot(props.locationKey));
  const isUsed = useFirstUse();
  const isHydrated = useHydrated();
  const isReturn = saved.position.index > 0;
  const follower = useCode(rowFollowerCode, isHydrated && (isReturn || isUsed));
  const [wantsMore, setWantsMore] = useState(false);
  const queries = useBrowseQueries((isHydrated && isReturn) || wantsMore);
  const isReady = isHydrated && follower !== undefined && queries !== undefined;
  const isInterrupted = useInterruption(isReturn && !isReady);
  const isRestored = isReturn && isReady && !isInterrupted;
  return (
    <StartedVisit
      key={isRestored ? 'restored' : 'start'}
      {...props}
      snapshot={isRestored ? saved : startOfList}
      isKept={isRestored || isInterrupted || !isReturn}
      // It asks for the batches around the visitor, which the data source loads.
      Follower={queries && follower?.RowFollower}
      Source={queries?.ListQueries}
      wantsMore={wantsMore}
      onWantsMore={setWantsMore}
    />
  );
}

interface StartedVisitProps extends BrowseVisitProps {
  snapshot: Snapshot;
  /** Whether this is the position to return to, and not only shown until that one is ready. */
  isKept: boolean;
  /** These two are undefined until their code has loaded. */
  Follower: typeof RowFollower | undefined;
  Source: typeof ListQueries | undefined;
  /** Whether the visitor has pressed "Load more" before the code had loaded. */
  wantsMore: boolean;
  onWantsMore: (wantsMore: boolean) => void;
}

/**
 * It renders again only with other props. Right after React has taken over, the visit above it renders a second time.
 */
const StartedVisit = memo(function StartedVisit(started: StartedVisitProps) {
  const { snapshot, Source, wantsMore, onWantsMore, ...props } = started;
  const { search, isReordering } = props;
  const loaded = useLoaderData<typeof browseLoader>();
  const start = useStartCursor();
  const [known] = useState(() => (snapshot === startOfList ? { cursors: [start] } : snapshot.known));
  const loadMore = (): void => onWantsMore(true);
  const isOnline = useOnline();
  return (
    <LateData
      Source={Source}
      input={{ search, known, firstIndex: snapshot.position.index, isReordering, wantsMore }}
      first={() => firstListData({ ...loaded, known, wantsMore, loadMore, isOnline })}
    >
      {(data) => <ShownList {...data} {...props} start={snapshot.position} />}
    </LateData>
  );
});

interface ShownListProps
  extends
    ListData,
    Omit<StartedVisitProps, 'snapshot' | 'Source' | 'isReordering' | 'wantsMore' | 'onWantsMore'> {
  /** The position in the list at which the visit starts. */
  start: ScrollPosition;
}

function ShownList({ batches, matches, stats, start, isKept, Follower, ...props }: ShownListProps) {
  const { locationKey, search, summary, areStatsPending, reload } = props;
  const isList = search === NO_SEARCH;
  const [tracker] = useState(() => new PositionTracker(start));
  useSaveSnapshot(isKept ? locationKey : undefined, tracker, batches.known);
  const found = summary?.total.relation === 'eq' ? summary.total.value : undefined;
  return (
    <>
      {isList && batches.status !== 'failed' && (
        <div className={styles.stats}>
          <BrowseStats stats={stats} isPending={areStatsPending} />
        </div>
      )}
      <BrowseContent
        batches={batches}
        matches={matches}
        tracker={tracker}
        total={isList ? stats?.total : found}
        search={search}
        summary={summary}
        Follower={Follower}
        onReload={reload}
      />
    </>
  );
}
