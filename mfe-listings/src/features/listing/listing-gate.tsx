import { pagePaths, type Listing } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { Button, Container, EmptyState, ErrorState, Spinner, buttonClass } from '@roommate/ui';
import type { ReactNode } from 'react';
import styles from './listing-gate.module.css';
import { useListing } from './use-listing.ts';

interface ListingGateProps {
  id: string;
  children: (listing: Listing) => ReactNode;
}

/** Shows its children once the listing is there, and until then, or instead, what there is to say. */
export function ListingGate({ id, children }: ListingGateProps) {
  const { state, reload } = useListing(id);
  switch (state.status) {
    case 'ready':
      return children(state.listing);
    case 'loading':
      return (
        <Container className={styles.loading}>
          <Spinner label="Loading..." showLabel size="large" />
        </Container>
      );
    case 'not-found':
      return (
        <Container>
          <EmptyState
            title="Roommate not found"
            text="The listing may have been deleted, or the address is not complete."
            action={
              <Link to={pagePaths.browse} className={buttonClass()}>
                Browse Listings
              </Link>
            }
          />
        </Container>
      );
    case 'failed':
      return (
        <Container>
          <ErrorState
            title="Error Loading Listing"
            text="The listing could not be fetched."
            action={<Button onClick={reload}>Try Again</Button>}
          />
        </Container>
      );
  }
}
