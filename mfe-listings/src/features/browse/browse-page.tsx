import { useLocation } from '@roommate/shell-api';
import { Container, PageHeader, useHydrated } from '@roommate/ui';
import { useState } from 'react';
import { useBatches } from './batches/use-batches.ts';
import { BrowseContent } from './browse-content.tsx';
import { useBrowseData, useStartCursor } from './browse-loader.ts';
import styles from './browse-page.module.css';
import { startOfList, type Snapshot } from './place/place.ts';
import { PlaceTracker } from './place/place-tracker.ts';
import { readSnapshot } from './place/snapshots.ts';
import { useSaveSnapshot } from './place/use-save-snapshot.ts';
import { BrowseStats } from './stats/browse-stats.tsx';
import { useListingStats } from './stats/listing-stats.ts';

/** /browse-listings */
function BrowsePage() {
  const { key } = useLocation();
  return <RestoredVisit key={key} locationKey={key} />;
}

/** Starts where the visitor has left the list. A server does not know that place, so its HTML is the start of the list. */
function RestoredVisit({ locationKey }: { locationKey: string }) {
  const [saved] = useState(() => readSnapshot(locationKey));
  const snapshot = useHydrated() ? saved : startOfList;
  return (
    <BrowseVisit
      key={snapshot === startOfList ? 'start' : 'restored'}
      locationKey={locationKey}
      snapshot={snapshot}
    />
  );
}

interface BrowseVisitProps {
  locationKey: string;
  snapshot: Snapshot;
}

function BrowseVisit({ locationKey, snapshot }: BrowseVisitProps) {
  useBrowseData();
  const start = useStartCursor();
  const known = snapshot === startOfList ? { cursors: [start] } : snapshot.known;
  const [tracker] = useState(() => new PlaceTracker(snapshot.place));
  const batches = useBatches(known, snapshot.place.index);
  const stats = useListingStats();
  useSaveSnapshot(locationKey, tracker, batches.known);
  const reload = (): void => {
    batches.retry();
    void stats.refetch();
  };
  return (
    <Container className={styles.page}>
      <PageHeader title="Browse Listings" intro="Rooms and shared flats all over Dhaka, newest first." />
      {batches.status !== 'failed' && (
        <div className={styles.stats}>
          <BrowseStats stats={stats.data} isPending={stats.isPending} />
        </div>
      )}
      <BrowseContent batches={batches} tracker={tracker} total={stats.data?.total} onReload={reload} />
    </Container>
  );
}

export { BrowsePage as Component };
