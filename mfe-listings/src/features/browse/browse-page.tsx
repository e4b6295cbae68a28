import { useLocation, usePageMeta } from '@roommate/shell-api';
import { Container, PageHeader } from '@roommate/ui';
import { useState, useSyncExternalStore } from 'react';
import { BrowseContent } from './browse-content.tsx';
import styles from './browse-page.module.css';
import { BrowseStats } from './stats/browse-stats.tsx';
import { useStats } from './stats/use-stats.ts';
import { useVisit } from './visit/use-visit.ts';

/** /browse-listings */
function BrowsePage() {
  return <Browse key={useLocation().key} />;
}

function Browse() {
  usePageMeta('Browse listings', 'Rooms and shared flats all over Dhaka, with their rent per month.');
  const visit = useVisit();
  const state = useSyncExternalStore(visit.pages.subscribe, visit.pages.snapshot);
  const [attempt, setAttempt] = useState(0);
  const stats = useStats(visit, attempt);
  const firstFailed = state.pages.length === 0 && state.tail === 'failed';
  const reload = (): void => {
    setAttempt((count) => count + 1);
    visit.pages.retry();
  };
  return (
    <Container className={styles.page}>
      <PageHeader title="Browse Listings" intro="Rooms and shared flats all over Dhaka, the newest first." />
      {!firstFailed && (
        <div className={styles.stats}>
          <BrowseStats stats={stats} />
        </div>
      )}
      <BrowseContent visit={visit} state={state} total={stats?.total} onReload={reload} />
    </Container>
  );
}

export { BrowsePage as Component };
