import { useLocation } from '@roommate/shell-api';
import { Container, PageHeader } from '@roommate/ui';
import { useState } from 'react';
import { useBatches } from './batches/use-batches.ts';
import { BrowseContent } from './browse-content.tsx';
import { useBrowseData } from './browse-loader.ts';
import styles from './browse-page.module.css';
import { PlaceTracker } from './place/place-tracker.ts';
import { readSnapshot } from './place/snapshots.ts';
import { useSaveSnapshot } from './place/use-save-snapshot.ts';
import { BrowseStats } from './stats/browse-stats.tsx';
import { useListingStats } from './stats/listing-stats.ts';

/** /browse-listings */
function BrowsePage() {
  const { key } = useLocation();
  return <BrowseVisit key={key} locationKey={key} />;
}

function BrowseVisit({ locationKey }: { locationKey: string }) {
  useBrowseData();
  const [snapshot] = useState(() => readSnapshot(locationKey));
  const [tracker] = useState(() => new PlaceTracker(snapshot.place));
  const batches = useBatches(snapshot.known, snapshot.place.index);
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
