import { sampleListing } from '@roommate/shell-api/testing';
import { listingTotals } from './listing-totals.ts';
import { toListing, type TolerantListing } from './tolerant-listing.ts';

const listing: TolerantListing = sampleListing(0, { views: 0 });
delete listing.availability;
delete listing.views;

const availabilityOf = (fields: Partial<TolerantListing>) =>
  toListing({ ...listing, ...fields }).availability;

it.each<[Partial<TolerantListing>, string]>([
  [{ availability: 'available' }, 'available'],
  [{ availability: 'Available' }, 'available'],
  [{ availability: 'not available' }, 'not available'],
  [{ status: 'Available' }, 'available'],
  [{ status: 'available' }, 'available'],
  [{ status: 'Not Available' }, 'not available'],
  [{ availability: 'not available', status: 'available' }, 'not available'],
  [{}, 'not available'],
])('reads %j as %s', (fields, availability) => {
  expect(availabilityOf(fields)).toBe(availability);
});

it('counts listings, available ones and views, which may be absent', () => {
  const stats = listingTotals([
    toListing({ ...listing, availability: 'available', views: 4 }),
    toListing({ ...listing, availability: 'not available', views: 3 }),
    toListing({ ...listing, status: 'Available' }),
  ]);
  expect(stats).toEqual({ total: 3, available: 2, views: 7 });
});
