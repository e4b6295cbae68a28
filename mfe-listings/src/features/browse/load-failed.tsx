import { ErrorState, RetryButton, useOnline } from '@roommate/ui';

interface LoadFailedProps {
  isSearch: boolean;
  onReload: () => void;
}

/** The first listings did not load. A search that is made without a connection says so: it loads automatically later. */
export function LoadFailed({ isSearch, onReload }: LoadFailedProps) {
  const isWaiting = !useOnline() && isSearch;
  return (
    <ErrorState
      title={isWaiting ? 'This search needs a connection' : 'Error Loading Listings'}
      text={
        isWaiting
          ? 'You are offline. The rooms load when the connection is back.'
          : 'Failed to fetch listings'
      }
      action={<RetryButton onRetry={onReload} />}
    />
  );
}
