import { pagePaths } from '@roommate/contracts';
import { ApiError, Link } from '@roommate/shell-api';
import { EmptyState, ErrorState, RetryButton, buttonClass } from '@roommate/ui';
import type { Batches } from './batches/use-batches.ts';
import { ListingGrid } from './grid/listing-grid.tsx';
import { LoadStatus } from './grid/load-status.tsx';
import { LoadingGrid } from './grid/loading-grid.tsx';
import type { PlaceTracker } from './place/place-tracker.ts';
import { NO_SEARCH, type SearchKey, type SearchSummary } from './query/fetch-matches.ts';
import { NoMatches } from './search/no-matches.tsx';
import { RefusedSearch } from './search/refused-search.tsx';

interface BrowseContentProps {
  batches: Batches;
  tracker: PlaceTracker;
  /** The number of all listings; undefined while it is not known. */
  total: number | undefined;
  search: SearchKey;
  summary: SearchSummary | undefined;
  onReload: () => void;
}

const BAD_REQUEST = 400;

/** The listings, or the loading, error or empty state (spec, section 2). */
export function BrowseContent({ batches, tracker, total, search, summary, onReload }: BrowseContentProps) {
  const isSearch = search !== NO_SEARCH;
  switch (batches.status) {
    case 'loading':
      return <LoadingGrid text={isSearch ? 'Loading rooms...' : 'Loading all listings...'} />;
    case 'failed': {
      const { error } = batches;
      if (isSearch && error instanceof ApiError && error.status === BAD_REQUEST) {
        return <RefusedSearch reason={error.message} />;
      }
      return (
        <ErrorState
          title="Error Loading Listings"
          text="Failed to fetch listings"
          action={<RetryButton onRetry={onReload} />}
        />
      );
    }
    case 'empty':
      return isSearch ? (
        <NoMatches search={search} summary={summary} />
      ) : (
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
