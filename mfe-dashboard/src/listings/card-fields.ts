import type { Listing, ListingSummary } from '@roommate/contracts';

/** The fields of a listing that a ListingCard shows. */
export function cardFields(listing: Listing): Omit<ListingSummary, '_id'> {
  const { title, location, rentAmount, roomType, availability, imageUrl, name } = listing;
  return { title, location, rentAmount, roomType, availability, imageUrl, name };
}
