import { availabilities, roomTypes } from '@roommate/contracts';
import { searchFieldsOf } from '@roommate/places';
import type { ListingRecord } from '../../src/listings/listing.schema.ts';
import { storedRoom } from './stored-room.ts';

const locations = [
  'Senpara Parbata, Section 10, Mirpur',
  'Mirpur 11',
  'Block C, Bashundhara R/A',
  'Road 8A, Dhanmondi',
  'Farmgate, Tejgaon',
  'Near BUET',
  'Sector 7, Uttara',
  'Somewhere else',
];
const details = ['balcony', 'lift', 'rooftop', 'balcony and lift'];
const START_MS = 1_750_000_000_000;
const HOUR_MS = 60 * 60 * 1000;

/** A listing with the fields of the search. */
export function searchableRoom(changes: Partial<ListingRecord>): ListingRecord {
  const listing = storedRoom(changes);
  return { ...listing, ...searchFieldsOf(listing) };
}

/** Rooms that differ only in what matters to a test. Each is an hour older than the one before. */
export const roomsByAge = (rooms: readonly Partial<ListingRecord>[]): ListingRecord[] =>
  rooms.map((room, hours) =>
    searchableRoom({
      ...{ location: 'Mirpur 10', rentAmount: 8000, roomType: 'Single', availability: 'available' },
      ...room,
      createdAt: new Date(Date.now() - hours * HOUR_MS),
    }),
  );

/**
 * Different listings: the number decides every value, and several share a time and a rent. No value decides another one, so
 * that a search with several filters has matches with each value.
 */
export const roomNumber = (n: number): ListingRecord =>
  searchableRoom({
    title: `Room ${n}`,
    description: `With ${details[Math.floor(n / 16) % details.length] ?? ''}`,
    location: locations[n % locations.length] ?? '',
    rentAmount: 2000 + ((n * 37) % 41) * 500,
    roomType: roomTypes[Math.floor(n / 8) % 2] ?? 'Single',
    availability: availabilities[n % 3 === 0 ? 1 : 0] ?? 'available',
    createdAt: new Date(START_MS + Math.floor(n / 3) * 1000),
  });
