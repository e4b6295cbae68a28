import { hasFilters, type Availability, type RoomType, type SearchQuery } from '@roommate/contracts';
import { ancestorsOf, distanceKm, placeById, places, searchFieldsOf } from '@roommate/places';
import { type Hint, type SearchUnderstanding, understandSearch } from '@roommate/places/search';
import type { InMemoryListing } from '../sample-listings.ts';

/** The filters of a search of the in-memory API. */
export interface Filters {
  /** Ids; none for the whole city. */
  places: readonly string[];
  /** Ids of places that the text excludes. */
  excluded: readonly string[];
  /** Kilometres to the nearest station of the metro. */
  metroWithin: number | undefined;
  rentMin: number | undefined;
  rentMax: number | undefined;
  roomType: RoomType | undefined;
  availability: Availability | undefined;
  /** Days since the post. */
  postedWithin: number | undefined;
  hasPhoto: true | undefined;
  /** Words that the listing contains, all of them. */
  text: string;
}

/** What the text of a search means beside its parameters. */
export const textOfSearch = (query: SearchQuery): SearchUnderstanding =>
  understandSearch(query.q ?? '', hasFilters(query));

/** A parameter replaces the same filter of the text. */
export function filtersOfSearch(query: SearchQuery, text: SearchUnderstanding): Filters {
  const rents = query.rentMin !== undefined || query.rentMax !== undefined ? query : text;
  return {
    places: query.place ?? text.places.map(({ place }) => place.id),
    excluded: text.excluded?.map(({ place }) => place.id) ?? [],
    metroWithin: query.metroWithin ?? text.metroWithin,
    rentMin: rents.rentMin,
    rentMax: rents.rentMax,
    roomType: query.roomType ?? text.roomType,
    availability: query.availability ?? text.availability,
    postedWithin: query.postedWithin ?? text.postedWithin,
    hasPhoto: (query.hasPhoto ?? text.hasPhoto) ? true : undefined,
    text: text.rest,
  };
}

/** The id of the place of a listing. */
export const placeOf = (listing: InMemoryListing): string | null => searchFieldsOf(listing).placeId;

const DAY_MS = 86_400_000;

/** Whether a listing is in one of the places or in their parts. */
export function isIn(listing: InMemoryListing, ids: readonly string[]): boolean {
  const place = placeById(placeOf(listing) ?? '');
  return !!place && [place.id, ...ancestorsOf(place)].some((id) => ids.includes(id));
}

function isNearMetro(listing: InMemoryListing, km: number): boolean {
  const at = placeById(placeOf(listing) ?? '')?.at;
  return places.some((place) => place.kind === 'station' && !!at && distanceKm(place.at, at) <= km);
}

export function matches(listing: InMemoryListing, filters: Filters): boolean {
  const { rentMin = 0, rentMax = Infinity, roomType, availability, hasPhoto, metroWithin, text } = filters;
  const since = Date.now() - (filters.postedWithin ?? Infinity) * DAY_MS;
  const words = text.toLowerCase().split(' ').filter(Boolean);
  const content = [listing.title, listing.location, listing.lifestyle, listing.description]
    .flat()
    .join(' ')
    .toLowerCase();
  return (
    (filters.places.length === 0 || isIn(listing, filters.places)) &&
    !isIn(listing, filters.excluded) &&
    (metroWithin === undefined || isNearMetro(listing, metroWithin)) &&
    listing.rentAmount >= rentMin &&
    listing.rentAmount <= rentMax &&
    (roomType ?? listing.roomType) === listing.roomType &&
    (availability ?? listing.availability) === listing.availability &&
    Date.parse(listing.createdAt) >= since &&
    (!hasPhoto || listing.imageUrl !== '') &&
    words.every((word) => content.includes(word))
  );
}

/** The number of hints with which a listing agrees, by its home or its text. */
export function agreements(listing: InMemoryListing, hints: readonly Hint[]): number {
  const words = new Set(searchFieldsOf(listing).words);
  const agrees = ({ wish = {}, terms }: Hint): boolean =>
    Object.entries(wish).some(([name, value]) =>
      Object.entries(listing.home ?? {}).some(([fact, stated]) => fact === name && stated === value),
    ) || terms.some((term) => words.has(term));
  return hints.filter(agrees).length;
}
