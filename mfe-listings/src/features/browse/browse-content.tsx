import { pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { EmptyState, ErrorState, RetryButton, buttonClass } from '@roommate/ui';
import type { Batches } from './batches/use-batches.ts';
import { ListingGrid } from './grid/listing-grid.tsx';
import { LoadStatus } from './grid/load-status.tsx';
import { LoadingGrid } from './grid/loading-grid.tsx';
import type { PlaceTracker } from './place/place-tracker.ts';

interface BrowseContentProps {
  batches: Batches;
  tracker: PlaceTracker;
  /** The number of all listings; undefined while it is not known. */
  total: number | undefined;
  onReload: () => void;
}

/** The listings, or the loading, error or empty state (spec, section 2). */
export function BrowseContent({ batches, tracker, total, onReload }: BrowseContentProps) {
  switch (batches.status) {
    case 'loading':
      return <LoadingGrid />;
    case 'failed':
      return (
        <ErrorState
          title="Error Loading Listings"
          text="Failed to fetch listings"
          action={<RetryButton onRetry={onReload} />}
        />
      );
    case 'empty':
      return (
        <EmptyState
          title="No Listings Found"
          text="Be the first to offer a room."
          action={
            <Link to={pagePaths.addListingLink} className={buttonClass()}>
              Add Your Listing
            </Link>
          }
        />
      );
    case 'ready':
      return (
        <>
          <ListingGrid batches={batches} tracker={tracker} total={total} />
          <LoadStatus batches={batches} total={total} />
        </>
      );
  }
}
