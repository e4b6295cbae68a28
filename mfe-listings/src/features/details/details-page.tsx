import { usePageMeta, useParams } from '@roommate/shell-api';
import { ListingGate } from '../listing/listing-gate.tsx';
import { ListingDetailsSkeleton } from './listing-details-skeleton.tsx';
import { ListingDetails } from './listing-details.tsx';
import { useToldTitle } from './use-told-title.ts';

/** /roommate/:id */
export function DetailsPage() {
  const { id = '' } = useParams();
  usePageMeta('Listing details', 'A room in Dhaka in full: its rent, its place, and how its people live.');
  return (
    <ListingGate id={id} skeleton={<ListingDetailsSkeleton title={useToldTitle()} />}>
      {(listing) => <ListingDetails key={listing._id} listing={listing} />}
    </ListingGate>
  );
}
