import { pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { EmptyState, ErrorState, RetryButton, buttonClass } from '@roommate/ui';
import { ListingGrid } from './grid/listing-grid.tsx';
import { LoadStatus } from './grid/load-status.tsx';
import { LoadingGrid } from './grid/loading-grid.tsx';
import type { PagesState } from './paging/listing-pages.ts';
import type { BrowseVisit } from './visit/browse-visit.ts';

interface BrowseContentProps {
  visit: BrowseVisit;
  state: PagesState;
  total: number | undefined;
  onReload: () => void;
}

/** The listings, or what the specification (section 2) has in their place. */
export function BrowseContent({ visit, state, total, onReload }: BrowseContentProps) {
  if (state.pages.length > 0) {
    return (
      <>
        <ListingGrid visit={visit} state={state} total={total} />
        <LoadStatus pages={visit.pages} state={state} total={total} />
      </>
    );
  }
  if (state.tail === 'failed') {
    return (
      <ErrorState
        title="Error Loading Listings"
        text="Failed to fetch listings"
        action={<RetryButton onRetry={onReload} />}
      />
    );
  }
  if (state.next !== undefined) return <LoadingGrid />;
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
}
