import { useHydrated } from '@roommate/ui';
import { useState } from 'react';
import { useBatches } from './batches/use-batches.ts';
import { BrowseContent } from './browse-content.tsx';
import { useStartCursor } from './browse-loader.ts';
import styles from './browse-page.module.css';
import { startOfList, type Snapshot } from './place/place.ts';
import { PlaceTracker } from './place/place-tracker.ts';
import { readSnapshot } from './place/snapshots.ts';
import { useSaveSnapshot } from './place/use-save-snapshot.ts';
import { NO_SEARCH, type SearchKey, type SearchSummary } from './query/fetch-matches.ts';
import { BrowseStats } from './stats/browse-stats.tsx';
import { useListingStats } from './stats/listing-stats.ts';

interface BrowseVisitProps {
  locationKey: string;
  search: SearchKey;
  summary: SearchSummary | undefined;
}

/**
 * The list of one history entry. It starts where the visitor has left it. A server does not know that place, so its HTML
 * is the start of the list.
 */
export function BrowseVisit(props: BrowseVisitProps) {
  const [saved] = useState(() => readSnapshot(props.locationKey));
  const snapshot = useHydrated() ? saved : startOfList;
  return (
    <StartedVisit key={snapshot === startOfList ? 'start' : 'restored'} {...props} snapshot={snapshot} />
  );
}

function StartedVisit({ locationKey, search, summary, snapshot }: BrowseVisitProps & { snapshot: Snapshot }) {
  const isList = search === NO_SEARCH;
  const [tracker] = useState(() => new PlaceTracker(snapshot.place));
  const start = useStartCursor();
  const known = snapshot === startOfList ? { cursors: [start] } : snapshot.known;
  const batches = useBatches(search, known, snapshot.place.index);
  const stats = useListingStats(isList);
  useSaveSnapshot(locationKey, tracker, batches.known);
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
        onReload={reload}
      />
    </>
  );
}
