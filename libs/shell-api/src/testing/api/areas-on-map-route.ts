import { areaKinds, areasQuerySchema, EXACT_TOTAL_MAX, type AreasResponse } from '@roommate/contracts';
import { ancestorsOf, placeById } from '@roommate/places';
import type { InMemoryListing } from '../sample-listings.ts';
import type { Reply } from './http.ts';
import type { ListingStore } from './listing-store.ts';
import { parsed } from './problem.ts';
import { filtersOfSearch, isIn, matches, placeOf, textOfSearch } from './search-filters.ts';

const kindOf = (id: string) => areaKinds.find((kind) => kind === placeById(id)?.kind);

/** The areas that contain the place of a listing. */
function areaIdsOf(listing: InMemoryListing): string[] {
  const place = placeById(placeOf(listing) ?? '');
  return place ? [place.id, ...ancestorsOf(place)].filter(kindOf) : [];
}

const upTo = (count: number) => ({
  value: Math.min(count, EXACT_TOTAL_MAX),
  relation: count > EXACT_TOTAL_MAX ? ('gte' as const) : ('eq' as const),
});

/** GET /areas. The rent in the middle stands for the median. */
export function areas(store: ListingStore, given: URLSearchParams): Reply<AreasResponse> {
  const places = given.has('place') ? { place: given.getAll('place') } : {};
  const query = parsed(areasQuerySchema, { ...Object.fromEntries(given), ...places });
  const filters = filtersOfSearch(query, textOfSearch(query));
  const found = store.all().filter((listing) => matches(listing, filters));
  const total = upTo(found.length);
  // Without filters the API counts all listings.
  const isCut = total.relation === 'gte' && [...given].length > 0;
  const counted = isCut ? found.slice(0, EXACT_TOTAL_MAX) : found;
  const ids = [...new Set(counted.flatMap(areaIdsOf))];
  const data: AreasResponse = {
    total,
    counted: isCut ? 'newest' : 'all',
    areas: ids.flatMap((id) => {
      const place = placeById(id);
      const kind = kindOf(id);
      if (!place || !kind) return [];
      const inside = counted.filter((listing) => isIn(listing, [id]));
      const rents = inside.map(({ rentAmount }) => rentAmount);
      const newestAt = inside.map(({ createdAt }) => createdAt).reduce((a, b) => (a > b ? a : b), '');
      const { name, nameBn, at } = place;
      const median = rents.toSorted((a, b) => a - b)[Math.floor(rents.length / 2)] ?? 0;
      const around = ancestorsOf(place).filter(kindOf);
      const { value: rooms, relation } = upTo(rents.length);
      const numbers = { rooms, relation: isCut ? ('gte' as const) : relation, median, newestAt };
      return [{ id, name, nameBn, kind, at, around, ...numbers }];
    }),
    elsewhere: counted.filter((listing) => areaIdsOf(listing).length === 0).length,
  };
  data.areas.sort((a, b) => b.rooms - a.rooms || a.around.length - b.around.length);
  return { data };
}
