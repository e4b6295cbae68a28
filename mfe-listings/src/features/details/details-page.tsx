import { useParams } from '@roommate/shell-api';
import { useListingData } from '../listing/listing.ts';
import { ListingGate } from '../listing/listing-gate.tsx';
import { ListingDetailsSkeleton } from './listing-details-skeleton.tsx';
import { ListingDetails } from './listing-details.tsx';
import { useLinkTitle } from './use-link-title.ts';

/** /roommate/:id */
function DetailsPage() {
  const { id = '' } = useParams();
  useListingData(id);
  return (
    <ListingGate id={id} skeleton={<ListingDetailsSkeleton title={useLinkTitle()} />}>
      {(listing) => <ListingDetails key={listing._id} listing={listing} />}
    </ListingGate>
  );
}

export { DetailsPage as Component };
