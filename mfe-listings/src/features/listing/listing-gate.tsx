import type { Listing } from '@roommate/contracts';
import { useMissingContent, usePageMeta } from '@roommate/shell-api';
import { Container, ErrorState, RetryButton } from '@roommate/ui';
import type { ReactNode } from 'react';
import { NotFoundState } from '../not-found/not-found-state.tsx';
import { useListing } from './listing.ts';
import styles from './listing-gate.module.css';
import { useFocusAfterRetry } from './use-focus-after-retry.ts';

interface ListingGateProps {
  id: string;
  /** Data from before this time do not count, in milliseconds since 1970. */
  since?: number;
  /** Shown while the listing loads. */
  skeleton: ReactNode;
  children: (listing: Listing, etag: string | undefined) => ReactNode;
}

/** Shows its children with the loaded listing. Otherwise it shows the loading, error or not-found state. */
export function ListingGate({ id, since = 0, skeleton, children }: ListingGateProps) {
  const { data, dataUpdatedAt, status, refetch } = useListing(id);
  const retry = useFocusAfterRetry(status, refetch);
  const isCurrent = dataUpdatedAt >= since;
  useMissingContent(!isCurrent || (!data && status !== 'success'), refetch);
  if (data && isCurrent) return children(data.listing, data.etag);
  if (status === 'error') return <LoadingError onRetry={retry} />;
  if (status === 'success' && isCurrent) return <NotFound />;
  return <div className={styles.loading}>{skeleton}</div>;
}

const LoadingError = ({ onRetry }: { onRetry: () => void }) => (
  <Container>
    <ErrorState
      headingLevel={1}
      title="Error Loading Listing"
      text="The listing could not be loaded."
      action={<RetryButton onRetry={onRetry} />}
    />
  </Container>
);

function NotFound() {
  usePageMeta('Roommate not found', undefined, { isMissing: true });
  return (
    <NotFoundState
      title="Roommate not found"
      text="The listing may have been deleted, or the URL may be incomplete."
    />
  );
}
