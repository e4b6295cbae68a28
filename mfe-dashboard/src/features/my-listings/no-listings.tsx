import { pagePaths } from '@roommate/contracts';
import { Link } from '@roommate/shell-api';
import { EmptyState, Notice, RetryButton, buttonClass, useOnline } from '@roommate/ui';
import styles from './my-listings.module.css';

interface NoListingsProps {
  failed: boolean;
  onRetry: () => void;
}

/**
 * The empty state. After a failure the list is treated as empty (spec, section 8). A notice above it says why:
 * docs/decisions/0047-own-listings-that-do-not-load.md. Without a connection nothing is known about the list.
 */
export function NoListings({ failed, onRetry }: NoListingsProps) {
  const isConnected = useOnline();
  return (
    <>
      {failed && (
        <div className={styles.failure}>
          <Notice tone="warn">
            <p>
              Your listings could not be loaded. They are not lost.
              {isConnected && ' The message below does not mean that you have none.'}
            </p>
            <RetryButton variant="secondary" size="small" onRetry={onRetry} />
          </Notice>
        </div>
      )}
      {(!failed || isConnected) && (
        <EmptyState
          title={failed ? 'No listings to show' : 'No listings yet'}
          text="You haven't created any listings yet. Start by adding your first listing!"
          action={
            <Link className={buttonClass()} to={pagePaths.addListing}>
              Add Your First Listing
            </Link>
          }
        />
      )}
    </>
  );
}
