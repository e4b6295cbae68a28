import { usePageMeta, useParams } from '@roommate/shell-api';
import { ListingGate } from '../listing/listing-gate.tsx';
import { ListingDetailsSkeleton } from './listing-details-skeleton.tsx';
import { ListingDetails } from './listing-details.tsx';
import { useLinkTitle } from './use-link-title.ts';

/** /roommate/:id */
export function DetailsPage() {
  const { id = '' } = useParams();
  usePageMeta('Listing details', 'The rent, location and lifestyle of a room in Dhaka.');
  return (
    <ListingGate id={id} skeleton={<ListingDetailsSkeleton title={useLinkTitle()} />}>
      {(listing) => <ListingDetails key={listing._id} listing={listing} />}
    </ListingGate>
  );
}
