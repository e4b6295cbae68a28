import { areaKinds, areasQuerySchema, type AreasResponse } from '@roommate/contracts';
import { ancestorsOf, placeById } from '@roommate/places';
import type { StoredListing } from '../sample-listings.ts';
import type { Reply } from './http.ts';
import type { ListingStore } from './listing-store.ts';
import { parsed } from './problem.ts';
import { filtersOfSearch, matches, placeOf, textOfSearch } from './search-filters.ts';

const kindOf = (id: string) => areaKinds.find((kind) => kind === placeById(id)?.kind);

function areaIdOf(listing: StoredListing): string {
  const place = placeById(placeOf(listing) ?? '');
  return (place && [place.id, ...ancestorsOf(place)].find(kindOf)) ?? '';
}

/** GET /areas. The rent in the middle stands for the median. */
export function areas(store: ListingStore, given: URLSearchParams): Reply<AreasResponse> {
  const places = given.has('place') ? { place: given.getAll('place') } : {};
  const query = parsed(areasQuerySchema, { ...Object.fromEntries(given), ...places });
  const filters = filtersOfSearch(query, textOfSearch(query));
  const found = store.all().filter((listing) => matches(listing, filters));
  const ids = [...new Set(found.map(areaIdOf))];
  const data: AreasResponse = {
    total: { value: found.length, relation: 'eq' },
    areas: ids.flatMap((id) => {
      const place = placeById(id);
      const kind = kindOf(id);
      if (!place || !kind) return [];
      const rents = found.filter((listing) => areaIdOf(listing) === id).map(({ rentAmount }) => rentAmount);
      const { name, nameBn, at } = place;
      const median = rents.toSorted((a, b) => a - b)[Math.floor(rents.length / 2)] ?? 0;
      const around = ancestorsOf(place).filter(kindOf);
      return [{ id, name, nameBn, kind, at, around, rooms: rents.length, median }];
    }),
    elsewhere: found.filter((listing) => areaIdOf(listing) === '').length,
  };
  data.areas.sort((a, b) => b.rooms - a.rooms);
  return { data };
}
