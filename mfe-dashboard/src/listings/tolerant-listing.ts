import type { Availability, Listing } from '@roommate/contracts';

/** A listing as older data may have it: `status` instead of availability, or a capital letter (spec, section 3). */
export type TolerantListing = Omit<Listing, 'availability'> & { availability?: string; status?: string };

/** The listing with the availability that every component understands. */
export function toListing({ status, ...listing }: TolerantListing): Listing {
  const value = (listing.availability ?? status ?? '').trim().toLowerCase();
  const availability: Availability = value === 'available' ? 'available' : 'not available';
  return { ...listing, availability };
}
