import type { Listing, ListingSummary } from '@roommate/contracts';

/** What a ListingCard shows of a listing. */
export function cardFields(listing: Listing): Omit<ListingSummary, '_id'> {
  const { title, location, rentAmount, roomType, availability, imageUrl, name } = listing;
  return { title, location, rentAmount, roomType, availability, imageUrl, name };
}
