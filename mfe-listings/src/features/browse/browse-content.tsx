import { pagePaths } from '@roommate/contracts';
import { Link, useMissingContent } from '@roommate/shell-api';
import { EmptyState, ScriptNotice, buttonClass, useCode } from '@roommate/ui';
import { useEffect, useEffectEvent } from 'react';
import { isRefused } from './batches/is-refused.ts';
import { ListingGrid } from './grid/listing-grid.tsx';
import { LoadStatus } from './grid/load-status.tsx';
import { LoadingGrid } from './grid/loading-grid.tsx';
import type { RowFollower } from './grid/row-follower.tsx';
import { LoadFailed } from './load-failed.tsx';
import type { ListData } from './data/list-queries.tsx';
import type { PositionTracker } from './scroll-position/position-tracker.ts';
import { readSearch } from './search-url/read-search.ts';
import type { SearchSummary } from './matches/fetch-matches.ts';
import { NO_SEARCH, type SearchKey } from './search-url/search-key.ts';
import { searchCode } from './search-code.ts';

interface BrowseContentProps extends Pick<ListData, 'batches' | 'matches'> {
  tracker: PositionTracker;
  /** The number of all listings; undefined while it is not known. */
  total: number | undefined;
  search: SearchKey;
  summary: SearchSummary | undefined;
  /** Undefined until its code has loaded. */
  Follower: typeof RowFollower | undefined;
  onReload: () => void;
}

/** The listings, or the loading, error or empty state (spec, section 2). */
export function BrowseContent(props: BrowseContentProps) {
  const { batches, matches, tracker, total, search, summary, Follower, onReload } = props;
  const isSearch = search !== NO_SEARCH;
  const isRefusal = batches.status === 'failed' && isSearch && isRefused(batches.error);
  useMissingContent(batches.status === 'loading' || (batches.status === 'failed' && !isRefusal), onReload);
  const reloadLater = useEffectEvent(onReload);
  const code = useCode(searchCode, isSearch);
  const distanceText = code?.distanceTextOf(readSearch(new URLSearchParams(search)), summary);
  const isLaterFailed = batches.isFailed && batches.status !== 'failed';
  // The page has its content when a later batch fails, so the hook above does not load that batch.
  useEffect(() => {
    if (!isLaterFailed) return;
    const again = (): void => reloadLater();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isLaterFailed]);
  switch (batches.status) {
    case 'loading':
      return (
        <>
          {isSearch && <WithoutScripts />}
          <LoadingGrid text={isSearch ? 'Loading rooms...' : 'Loading all listings...'} />
        </>
      );
    case 'failed': {
      const { error } = batches;
      if (isSearch && isRefused(error)) {
        return code ? <code.RefusedSearchOnDemand error={error} /> : <LoadingGrid text="Loading rooms..." />;
      }
      return <LoadFailed isSearch={isSearch} onReload={onReload} />;
    }
    case 'empty':
      return isSearch ? (
        code && <code.NoMatches search={search} summary={summary} />
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
          <ListingGrid {...{ batches, matches, tracker, total, distanceText, Follower }} />
          <LoadStatus batches={batches} total={total} />
        </>
      );
  }
}

/** A page from the server has no matches only if the API refuses the search. */
const WithoutScripts = () => (
  <ScriptNotice>
    This search is not possible. <a href={pagePaths.browse}>Show all rooms</a>
  </ScriptNotice>
);
