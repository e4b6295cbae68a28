import { ListingForm } from '@roommate/listing-form';
import { PageHeader } from '@roommate/ui';
import { useRef } from 'react';
import { useDashboardUser } from '../../layout/dashboard-user.ts';
import styles from './add-listing-page.module.css';
import { useAddListing } from './use-add-listing.ts';

/** /dashboard/add-listing (spec, section 2). */
function AddListingPage() {
  const { name, email } = useDashboardUser();
  const heading = useRef<HTMLHeadingElement>(null);
  const addListing = useAddListing({
    owner: { name, email },
    onAcknowledged: () => heading.current?.focus(),
  });
  return (
    <div className={styles.page}>
      <PageHeader
        title="Add Listing"
        intro="Tell people about your room. All fields are required."
        headingRef={heading}
      />
      <ListingForm
        owner={{ name, email }}
        submitLabel="Add Listing"
        busyLabel="Adding..."
        onSubmit={addListing}
        resetOnSuccess
      />
    </div>
  );
}

export { AddListingPage as Component };
