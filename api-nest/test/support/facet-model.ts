import { availabilities, rentBands, roomTypes, type SearchFacets } from '@roommate/contracts';
import type { ListingRecord } from '../../src/listings/listing.schema.ts';
import { type Filters, matches } from './search-model.ts';
import { without } from './without.ts';

/** Returns what the facets must count, by the documentation of the API. */
export function expectedFacets(candidates: readonly ListingRecord[], filters: Filters) {
  const found = (query: Filters) => candidates.filter((room) => matches(room, query));
  const anyRent = found(without(filters, 'rentMin', 'rentMax'));
  // A distance around places ends with them. Around a point it stays.
  const elsewhere =
    filters.near === undefined ? without(filters, 'place', 'within') : without(filters, 'place');
  const ids = [...new Set(found(elsewhere).flatMap(({ placeId }) => placeId ?? []))];
  return {
    roomType: roomTypes.map((value) => ({ value, count: found({ ...filters, roomType: value }).length })),
    availability: availabilities.map((value) => ({
      value,
      count: found({ ...filters, availability: value }).length,
    })),
    rent: rentBands.map((min, i) => {
      const max = rentBands[i + 1];
      const isIn = ({ rentAmount: rent }: ListingRecord) => rent >= min && (max === undefined || rent < max);
      return { min, ...(max !== undefined && { max }), count: anyRent.filter(isIn).length };
    }),
    places: ids.sort().map((id) => ({ id, count: found({ ...filters, place: [id] }).length })),
  };
}

/** Returns the facets of a response in the form of `expectedFacets`. */
export const shownFacets = ({ roomType, availability, rent, places }: SearchFacets) => ({
  roomType: roomType.values,
  availability: availability.values,
  rent: rent.values,
  places: places.values.map(({ id, count }) => ({ id, count })).sort((a, b) => (a.id < b.id ? -1 : 1)),
});
