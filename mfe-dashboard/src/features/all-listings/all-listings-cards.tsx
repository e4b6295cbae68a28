import { pagePaths } from '@roommate/contracts';
import { Link, useSaveControls } from '@roommate/shell-api';
import { useMatches } from '@roommate/shell-api/query';
import { Button, ListingCard, Notice, RetryButton } from '@roommate/ui';
import { cardFields } from '../../listings/card-fields.ts';
import { DashboardCardGrid } from '../../listings/dashboard-card-grid.tsx';
import styles from './all-listings.module.css';
import type { ShownListings } from './shown-listings.ts';
import { useFocusOnAdded } from './use-focus-on-added.ts';

/** Number of cards that are visible without scrolling on every screen. Their images load first. */
const PRIORITY_COUNT = 1;

interface AllListingsCardsProps {
  shown: ShownListings;
  loading: boolean;
  failed: boolean;
  loadMore: () => void;
  backToNewest: () => void;
  retry: () => void;
}

/** The loaded listings, with buttons to load more and to return to the newest ones. */
export function AllListingsCards({ shown, loading, failed, ...actions }: AllListingsCardsProps) {
  const { listings, skipped, hasMore } = shown;
  const saveControl = useSaveControls();
  const matches = useMatches(shown.batches);
  const { firstAdded, isFirstAdded } = useFocusOnAdded(shown);
  return (
    <>
      <div className={styles.bar}>
        <p role="status">
          Showing listings {skipped + 1} to {skipped + listings.length}
        </p>
        {skipped > 0 && (
          <Button variant="quiet" size="small" disabled={loading} onClick={actions.backToNewest}>
            Back to the newest
          </Button>
        )}
      </div>
      <DashboardCardGrid>
        {listings.map((listing, index) => (
          <li key={listing._id} ref={isFirstAdded(index) ? firstAdded : undefined}>
            <ListingCard
              {...cardFields(listing)}
              index={skipped + index + 1}
              priority={index < PRIORITY_COUNT}
              headingLevel={2}
              linkAs={Link}
              linkTo={pagePaths.details(listing._id)}
              linkLabel="See Details"
              match={matches.get(listing._id)}
              save={saveControl(listing._id)}
            />
          </li>
        ))}
      </DashboardCardGrid>
      <div className={styles.more}>
        {failed && (
          <Notice tone="warn">
            <p>Failed to fetch listings</p>
            <RetryButton variant="secondary" size="small" onRetry={actions.retry} />
          </Notice>
        )}
        {hasMore && !failed && (
          <Button variant="secondary" busy={loading} busyLabel="Loading..." onClick={actions.loadMore}>
            Load more
          </Button>
        )}
      </div>
    </>
  );
}
