import { pagePaths, withoutBidiControls, type Listing } from '@roommate/contracts';
import { ListingForm } from '@roommate/listing-form';
import { Link, useUser } from '@roommate/shell-api';
import { Notice, buttonClass } from '@roommate/ui';
import { useState } from 'react';
import { listingValues } from './listing-values.ts';
import { useUpdate } from './use-update.ts';

/** The prefilled form. Everyone may open it (spec, section 2), but the API lets only the owner save. */
export function EditForm({ listing, etag }: { listing: Listing; etag: string | undefined }) {
  const user = useUser();
  const [loaded] = useState(() => listingValues(listing));
  const update = useUpdate(listing._id, loaded, etag);
  return (
    <ListingForm
      listingId={listing._id}
      defaultValues={loaded}
      owner={{ name: user?.displayName ?? '', email: user?.email ?? '' }}
      submitLabel="Update Listing"
      busyLabel="Updating..."
      onSubmit={update}
      notice={
        !listing.isOwner && (
          <Notice tone="warn">
            This listing belongs to {withoutBidiControls(listing.name)}. Only the owner can save changes.
          </Notice>
        )
      }
      actions={
        <Link to={pagePaths.details(listing._id)} className={buttonClass('quiet')}>
          View Listing
        </Link>
      }
    />
  );
}
