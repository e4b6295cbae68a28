import { pagePaths } from '@roommate/contracts';
import { Link, useMissingContent } from '@roommate/shell-api';
import { queryOptions, useQuery } from '@roommate/shell-api/query';
import { EmptyState, ScriptNotice, buttonClass } from '@roommate/ui';
import { useEffect, useEffectEvent, type ComponentProps } from 'react';
import type { Batches } from './batches/use-batches.ts';
import { isRefused } from './batches/use-restart.ts';
import { ListingGrid } from './grid/listing-grid.tsx';
import { LoadStatus } from './grid/load-status.tsx';
import { LoadingGrid } from './grid/loading-grid.tsx';
import type { RowFollower } from './grid/row-follower.tsx';
import { LoadFailed } from './load-failed.tsx';
import type { PlaceTracker } from './place/place-tracker.ts';
import { readSearch } from './query/read-search.ts';
import { NO_SEARCH, type SearchKey, type SearchSummary } from './query/fetch-matches.ts';
import { useSearchCode } from './search-code.ts';
import type { RefusedSearch } from './search/refused-search.tsx';

interface BrowseContentProps {
  batches: Batches;
  tracker: PlaceTracker;
  /** The number of all listings; undefined while it is not known. */
  total: number | undefined;
  search: SearchKey;
  summary: SearchSummary | undefined;
  isReordering: boolean;
  /** Undefined until its code has loaded. */
  Follower: typeof RowFollower | undefined;
  onReload: () => void;
}

/** The listings, or the loading, error or empty state (spec, section 2). */
export function BrowseContent(props: BrowseContentProps) {
  const { batches, tracker, total, search, summary, isReordering, Follower, onReload } = props;
  const isSearch = search !== NO_SEARCH;
  const isRefusal = batches.status === 'failed' && isSearch && isRefused(batches.error);
  useMissingContent(batches.status === 'loading' || (batches.status === 'failed' && !isRefusal), onReload);
  const reloadLater = useEffectEvent(onReload);
  const code = useSearchCode(isSearch);
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
      if (isSearch && isRefused(error)) return <Refused error={error} />;
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
          <ListingGrid {...{ batches, tracker, total, distanceText, isReordering, Follower }} />
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

/** Few searches are refused, and none on a server. So the reasons load then. */
export const refusedCode = queryOptions({
  queryKey: ['listings', 'refused-code'],
  queryFn: async () => ({ component: (await import('./search/refused-search.tsx')).RefusedSearch }),
  staleTime: Infinity,
  structuralSharing: false,
});

function Refused(props: ComponentProps<typeof RefusedSearch>) {
  const { data, isError, refetch } = useQuery(refusedCode);
  if (data) return <data.component {...props} />;
  return isError ? (
    <LoadFailed isSearch onReload={() => void refetch()} />
  ) : (
    <LoadingGrid text="Loading rooms..." />
  );
}
