import { sampleListing } from '@roommate/shell-api/testing';
import { listingStats } from './listing-stats.ts';
import { toListing, type TolerantListing } from './tolerant-listing.ts';

const { availability: _, ...listing } = sampleListing(0);
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
  const { views: _views, ...withoutViews } = toListing({ ...listing, status: 'Available' });
  const stats = listingStats([
    toListing({ ...listing, availability: 'available', views: 4 }),
    toListing({ ...listing, availability: 'not available', views: 3 }),
    withoutViews,
  ]);
  expect(stats).toEqual({ total: 3, available: 2, views: 7 });
});
