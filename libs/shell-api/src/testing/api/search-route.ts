import {
  availabilities,
  rentBands,
  roomTypes,
  searchHintOf,
  searchQuerySchema,
  type LooseFilter,
  type Preferences,
  type SearchResponse,
} from '@roommate/contracts';
import { type Place, placeById } from '@roommate/places';
import type { Hint } from '@roommate/places/search';
import type { InMemoryListing } from '../sample-listings.ts';
import type { Reply } from './http.ts';
import { visibleTo, type ListingStore, type Viewer } from './listing-store.ts';
import { wishesOf } from './matching-routes.ts';
import { parsed, problem } from './problem.ts';
import { scanMatches, unlimited, type ScanLimits } from './scan-matches.ts';
import {
  agreements,
  filtersOfSearch,
  matches,
  placeOf,
  textOfSearch,
  type Filters,
} from './search-filters.ts';
import { widerPlaces } from './wider-places.ts';

const DEFAULT_LIMIT = 24;

const byRent = (a: InMemoryListing, b: InMemoryListing): number => a.rentAmount - b.rentAmount;

/** Sorted by the rules of the API, except for the distance. */
function sorted(found: InMemoryListing[], sort: string, hints: readonly Hint[]): InMemoryListing[] {
  if (sort === 'rent') return found.toSorted(byRent);
  if (sort === '-rent') return found.toSorted((a, b) => byRent(b, a));
  const rank = ({ availability }: InMemoryListing) => availabilities.indexOf(availability);
  if (sort !== 'best') return found;
  return found.toSorted((a, b) => rank(a) - rank(b) || agreements(b, hints) - agreements(a, hints));
}

/** GET /roommates/search, with offsets as cursors. Distances count as the places themselves. */
export function search(
  store: ListingStore,
  viewer: Viewer,
  given: URLSearchParams,
  { preferences, scanLimits }: { preferences: Map<string, Preferences>; scanLimits: ScanLimits },
): Reply<SearchResponse> {
  const query = parsed(searchQuerySchema, { ...Object.fromEntries(given), ...placesOf(given) });
  for (const id of query.place ?? []) {
    const message = `place ${id} is not the id of a known place.`;
    if (!placeById(id)) throw problem(400, message, [{ field: 'place', message }]);
  }
  const { places, excluded, rest, hints, ...text } = textOfSearch(query);
  const filters = filtersOfSearch(query, { places, ...(excluded && { excluded }), rest, hints, ...text });
  const sort = query.sort ?? 'best';
  const wishes = wishesOf(preferences, viewer);
  const fits = (one: InMemoryListing): boolean => query.includeHidden === true || wishes?.fits(one) !== false;
  const all = store.all();
  const without = (changes: Partial<Filters>) =>
    all.filter((one) => matches(one, { ...filters, ...changes }));
  const fitting = (changes: Partial<Filters>) => without(changes).filter(fits);
  const usual = sorted(without({}), sort, hints);
  const limits = usual.every(fits) ? unlimited : scanLimits;
  const isExact = usual.length <= limits.scan;
  const found = usual.slice(0, limits.scan).filter(fits).length;
  const { items, next } = scanMatches(
    wishes && sort === 'best' && isExact ? wishes.sorted(usual) : usual,
    fits,
    { start: Number(query.cursor ?? 0), limit: query.limit ?? DEFAULT_LIMIT, examined: limits.page },
  );
  const named = (ids: readonly string[]) => ids.flatMap((id) => placeById(id) ?? []).map(kindOf);
  const data: SearchResponse = {
    items: items.map((listing) => visibleTo(viewer, listing)),
    total: { value: found, relation: isExact ? 'eq' : 'gte' },
    ...(wishes && { hidden: usual.length - found }),
    facets: facetsOf(fitting),
    understood: {
      places: places.map(({ place }) => kindOf(place)),
      ...(excluded && { excluded: excluded.map(({ place, words }) => ({ ...kindOf(place), words })) }),
      ...text,
      ...(hints.length > 0 && { hints: hints.map(searchHintOf) }),
      ...(rest && { text: rest }),
    },
    names: named([...(query.place ?? []), ...(query.near === undefined ? [] : [query.near])]),
    ...(usual.length === 0 && suggestions(filters, without, query.within ?? text.within)),
    ...(next !== undefined && { next }),
  };
  return { data };
}

const placesOf = (given: URLSearchParams) => (given.has('place') ? { place: given.getAll('place') } : {});
const nameOf = ({ id, name, nameBn }: { id: string; name: string; nameBn: string }) => ({ id, name, nameBn });
const kindOf = (place: Place) => ({
  ...nameOf(place),
  ...(place.shortName !== undefined && { shortName: place.shortName }),
  kind: place.kind,
});

type Without = (changes: Partial<Filters>) => InMemoryListing[];

function facetsOf(without: Without): SearchResponse['facets'] {
  const relation = 'eq' as const;
  const ofType = without({ roomType: undefined });
  const ofAvailability = without({ availability: undefined });
  const ofRent = without({ rentMin: undefined, rentMax: undefined });
  const ofPlace = new Map<string, number>();
  for (const one of without({ places: [] })) {
    const id = placeOf(one) ?? '';
    ofPlace.set(id, (ofPlace.get(id) ?? 0) + 1);
  }
  return {
    roomType: {
      relation,
      values: roomTypes.map((value) => ({
        value,
        count: ofType.filter((one) => one.roomType === value).length,
      })),
    },
    availability: {
      relation,
      values: availabilities.map((value) => ({
        value,
        count: ofAvailability.filter((one) => one.availability === value).length,
      })),
    },
    rent: {
      relation,
      values: rentBands.map((min, i) => {
        const max = rentBands[i + 1];
        const inBand = ofRent.filter(({ rentAmount: rent }) => rent >= min && rent < (max ?? Infinity));
        return { min, ...(max !== undefined && { max }), count: inBand.length };
      }),
    },
    places: {
      relation,
      values: [...ofPlace]
        .flatMap(([id, count]) => {
          const place = placeById(id);
          return place ? [{ ...nameOf(place), count }] : [];
        })
        .toSorted((a, b) => b.count - a.count),
    },
  };
}

function suggestions(
  filters: Filters,
  without: Without,
  within: number | undefined,
): Pick<SearchResponse, 'loosen' | 'loosenExcluded'> {
  const groups: [LooseFilter, Partial<Filters>][] = [
    ['place', { places: [] }],
    ['metroWithin', { metroWithin: undefined }],
    ['rent', { rentMin: undefined, rentMax: undefined }],
    ['roomType', { roomType: undefined }],
    ['availability', { availability: undefined }],
    ['postedWithin', { postedWithin: undefined }],
    ['hasPhoto', { hasPhoto: undefined }],
    ['text', { text: '' }],
  ];
  const [wider] = widerPlaces(filters.places, within)
    .map(({ within, places }) => ({ filter: 'within' as const, total: exactly(without({ places })), within }))
    .filter(({ total }) => total.value > 0);
  const others = groups
    .filter(([, changes]) => Object.keys(changes).some((key) => isSet(filters[key as keyof Filters])))
    .map(([filter, changes]) => ({ filter, total: exactly(without(changes)) }));
  const loosen = [...others, ...(wider ? [wider] : [])]
    .filter(({ total }) => total.value > 0)
    .toSorted((a, b) => b.total.value - a.total.value);
  const withExcluded = exactly(isSet(filters.excluded) ? without({ excluded: [] }) : []);
  return { loosen, ...(withExcluded.value > 0 && { loosenExcluded: withExcluded }) };
}

const exactly = ({ length }: readonly InMemoryListing[]) => ({ value: length, relation: 'eq' as const });

const isSet = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
