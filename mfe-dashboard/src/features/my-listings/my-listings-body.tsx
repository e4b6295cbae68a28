import type { Listing } from '@roommate/contracts';
import { SegmentedControl } from '@roommate/ui';
import { LayoutGrid, Table2 } from 'lucide-react';
import { DashboardCardGrid } from '../../listings/dashboard-card-grid.tsx';
import styles from './my-listings.module.css';
import { MyListingCard } from './my-listing-card.tsx';
import { MyListingsSkeleton } from './my-listings-skeleton.tsx';
import { MyListingsTable } from './my-listings-table.tsx';
import { NoListings } from './no-listings.tsx';
import { useView } from './use-view.ts';

const views = [
  { value: 'cards', label: 'Cards', icon: LayoutGrid },
  { value: 'table', label: 'Table', icon: Table2 },
] as const;

interface MyListingsBodyProps {
  loading: boolean;
  /** Whether the list could not be loaded. It is then empty (spec, section 8). */
  failed: boolean;
  onRetry: () => void;
  listings: readonly Listing[];
  deletingId: string | undefined;
  onDelete: (listing: Listing) => void;
}

/** The list as cards or as a table, its skeleton while it loads, or an empty state. */
export function MyListingsBody({ loading, failed, listings, onRetry, ...actions }: MyListingsBodyProps) {
  const [view, setView] = useView();
  if (!loading && listings.length === 0) return <NoListings failed={failed} onRetry={onRetry} />;
  return (
    <>
      <div className={styles.bar}>
        <SegmentedControl label="Show listings as" options={views} value={view} onChange={setView} />
      </div>
      {loading && <MyListingsSkeleton view={view} />}
      {!loading && view === 'table' && <MyListingsTable listings={listings} {...actions} />}
      {!loading && view === 'cards' && (
        <DashboardCardGrid>
          {listings.map((listing) => (
            <MyListingCard key={listing._id} listing={listing} {...actions} />
          ))}
        </DashboardCardGrid>
      )}
    </>
  );
}
