import { pagePaths } from '@roommate/contracts';
import { Link, useMissingContent } from '@roommate/shell-api';
import { EmptyState, ErrorState, PageHeader, RetryButton, Spinner, buttonClass } from '@roommate/ui';
import { paths } from '../../../remote.json';
import { SkeletonCards } from '../../listings/skeleton-cards.tsx';
import { AllListingsCards } from './all-listings-cards.tsx';
import styles from './all-listings.module.css';
import { useAllListings } from './all-listings.ts';

const SKELETON_COUNT = 6;

/** /dashboard/all-listings (spec, section 2). */
function AllListingsPage() {
  const all = useAllListings();
  const { shown, failed, retry } = all;
  useMissingContent(!shown, retry);
  return (
    <>
      <PageHeader
        title={paths['/dashboard/all-listings'].meta.title}
        intro={paths['/dashboard/all-listings'].meta.description}
      />
      {!shown && failed && (
        <ErrorState
          title="Error Loading Listings"
          text="Failed to fetch listings"
          action={<RetryButton onRetry={retry} />}
        />
      )}
      {!shown && !failed && (
        <>
          <div className={styles.bar}>
            <Spinner label="Loading all listings..." showLabel />
          </div>
          <SkeletonCards count={SKELETON_COUNT} />
        </>
      )}
      {shown?.listings.length === 0 && (
        <EmptyState
          title="No Listings Found"
          action={
            <Link className={buttonClass()} to={pagePaths.addListing}>
              Add Your Listing
            </Link>
          }
        />
      )}
      {shown && shown.listings.length > 0 && <AllListingsCards {...all} shown={shown} />}
    </>
  );
}

export { AllListingsPage as Component };
