import { rentBands, type RoomType } from '@roommate/contracts';
import { levelsOf, placeById, SEARCH_VERSION } from '@roommate/places';

/** Stands for a filter that a search does not have. */
const ANY = '*';
/** Maximum number of keys of a search. Each is an entry of an index. */
const MAX_KEYS = 60;
/** Increase it when the keys or other stored fields of the same search change. */
const KEYS_VERSION = 5;
/** Stored searches with another version get new keys at the start of the API. */
export const MATCH_VERSION = [KEYS_VERSION, SEARCH_VERSION, ...rentBands].join('-');

const levels = ['area1', 'area2', 'placeId'] as const;

interface MatchedPlaces {
  area1?: string | null;
  area2?: string | null;
  placeId?: string | null;
}

interface Listing extends MatchedPlaces {
  roomType: RoomType;
  rentAmount: number;
  words?: readonly string[] | undefined;
}

interface Wanted {
  /** Places of one level each. `undefined` is everywhere. */
  scope: readonly { level: keyof MatchedPlaces | undefined; ids: readonly (string | null)[] }[];
  roomType?: RoomType | undefined;
  /** BDT per month. */
  rentMin?: number | undefined;
  rentMax?: number | undefined;
  /** The longest first: it is usually the rarest. */
  words?: readonly string[] | undefined;
}

const keyOf = (place: string, roomType: string, last: string): string => `${place}|${roomType}|${last}`;
/** In the place of a rent band. A word is rarer than a band. */
const wordKey = (word: string): string => `"${word}"`;
/** Null is the place of a listing without one. No place has the id "none". */
const placeKey = (level: string, id: string | null): string => `${level}=${id ?? 'none'}`;
const bandOf = (rent: number): number => rentBands.findLastIndex((from) => from <= rent);

/** The bands that a range of rents touches. The exact rents are compared later. */
function bandsOf({ rentMin, rentMax }: Wanted): string[] {
  if (rentMin === undefined && rentMax === undefined) return [ANY];
  const [first, last] = [bandOf(rentMin ?? 0), bandOf(rentMax ?? Infinity)];
  return rentBands.flatMap((_, band) => (band >= first && band <= last ? [String(band)] : []));
}

/** The keys of a search. */
interface SearchKeys {
  /** A listing that matches has one of them. */
  keys: string[];
  /** For a search with more places than keys: a listing that matches is also in one of them. */
  places?: string[];
}

/** A wider key of a place: its first level, or everywhere. Without a place there is none wider. */
function areaKey(id: string | null): string {
  if (id === null) return placeKey('placeId', null);
  const place = placeById(id);
  const area = place && levelsOf(place)[0];
  return area === undefined ? ANY : placeKey('area1', area);
}

/**
 * The keys of a search: a place and a room type each. A key also has a rent band or, for a search with words, its
 * longest word. There are none when no place is in its scope.
 */
export function keysOfSearch(wanted: Wanted): SearchKeys {
  const ids = wanted.scope.flatMap(({ ids: all }) => all);
  const exact = wanted.scope.flatMap(({ level, ids: all }) =>
    level === undefined ? [ANY] : all.map((id) => placeKey(level, id)),
  );
  const areas = exact.length > MAX_KEYS ? [...new Set(ids.map(areaKey))] : exact;
  const places = areas.length > MAX_KEYS ? [ANY] : areas;
  const word = wanted.words?.[0];
  const bands = word === undefined ? bandsOf(wanted) : [wordKey(word)];
  const fitting = bands.length > 1 && places.length * bands.length > MAX_KEYS ? [ANY] : bands;
  const keys = places.flatMap((place) => fitting.map((band) => keyOf(place, wanted.roomType ?? ANY, band)));
  return exact.length > MAX_KEYS ? { keys, places: exact } : { keys };
}

/** The places of a listing as in `SearchKeys.places`. */
export const placesOfListing = (listing: MatchedPlaces): string[] =>
  levels.flatMap((level) => {
    const id = listing[level] ?? null;
    return id !== null || level === 'placeId' ? [placeKey(level, id)] : [];
  });

/** The keys of the searches that a listing can match. There are at most 16, and 8 for each of its words. */
export function keysOfListing(listing: Listing): string[] {
  const lasts = [ANY, String(bandOf(listing.rentAmount)), ...(listing.words ?? []).map(wordKey)];
  return [ANY, ...placesOfListing(listing)].flatMap((place) =>
    [ANY, listing.roomType].flatMap((roomType) => lasts.map((last) => keyOf(place, roomType, last))),
  );
}
