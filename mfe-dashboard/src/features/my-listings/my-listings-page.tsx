import { pagePaths } from '@roommate/contracts';
import { Link, useMissingContent } from '@roommate/shell-api';
import { PageHeader, buttonClass } from '@roommate/ui';
import { CirclePlus } from 'lucide-react';
import { paths } from '../../../remote.json';
import { useDashboardUser } from '../../layout/dashboard-user.ts';
import { useMyListings } from './my-listings.ts';
import { MyListingsBody } from './my-listings-body.tsx';
import { MyListingsStats } from './my-listings-stats.tsx';
import { useDelete } from './use-delete.ts';
import { useFocusAfterDelete } from '../../focus/use-focus-after-delete.ts';

/** /dashboard/my-listings (spec, section 2). */
function MyListingsPage() {
  const { email } = useDashboardUser();
  const { loading, failed, listings, retry } = useMyListings(email);
  useMissingContent(loading || failed, retry);
  const { heading, list, storePosition, restoreFocus } = useFocusAfterDelete();
  const { remove, deletingId } = useDelete({
    email,
    onConfirmed: storePosition,
    onSettled: restoreFocus,
  });
  return (
    <>
      <PageHeader
        title={paths['/dashboard/my-listings'].meta.title}
        intro={<span role="status">{introOf(loading, failed ? undefined : listings.length)}</span>}
        headingRef={heading}
        actions={
          <Link className={buttonClass('primary')} to={pagePaths.addListing}>
            <CirclePlus aria-hidden="true" />
            Add Listing
          </Link>
        }
      />
      <MyListingsStats loading={loading} listings={failed ? undefined : listings} />
      <div ref={list}>
        <MyListingsBody
          loading={loading}
          failed={failed}
          onRetry={retry}
          listings={listings}
          deletingId={deletingId}
          onDelete={(listing) => void remove(listing)}
        />
      </div>
    </>
  );
}

/** @param count undefined when it is not known */
function introOf(loading: boolean, count: number | undefined): string {
  if (loading) return 'Loading your listings...';
  return count === undefined ? 'Manage your room listings' : `Manage your ${count} room listing(s)`;
}

export { MyListingsPage as Component };
