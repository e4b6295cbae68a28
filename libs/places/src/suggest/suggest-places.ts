import type { PlaceKind } from '@roommate/contracts/search-values';
import { places } from '../gazetteer/gazetteer.ts';
import type { Place } from '../gazetteer/place.ts';
import { namesOf } from '../resolve/names-of.ts';
import { resolvePlaces } from '../resolve/resolve-places.ts';
import { splitName } from '../resolve/split-name.ts';
import { keyOf, tokensOf } from '../text/tokenize.ts';

const DEFAULT_LIMIT = 8;
/** Places that more people mean come first. */
const kindOrder: Record<PlaceKind, number> = {
  thana: 0,
  area: 1,
  university: 2,
  college: 3,
  hospital: 4,
  station: 5,
  block: 6,
  city: 7,
};

interface Prefixed {
  place: Place;
  /** The name in English and Bangla first, then other spellings. */
  keys: string[];
}

// eslint-disable-next-line server/no-request-state -- of the gazetteer, which is the same for all requests
let prefixed: Prefixed[] | undefined;
const keysOfPlaces = () =>
  (prefixed ??= places.map((place) => ({
    place,
    keys: namesOf(place).map((name) => splitName(name).key),
  })));

/** The places with a name that starts with the key, the most likely ones first. */
export const placesStartingWith = (key: string): Place[] =>
  keysOfPlaces()
    .flatMap(({ place, keys }) => {
      const index = keys.findIndex((name) => name.startsWith(key));
      return index === -1 ? [] : { place, rank: index < 2 ? 0 : 1, length: keys[index]?.length ?? 0 };
    })
    .sort(
      (a, b) => a.rank - b.rank || kindOrder[a.place.kind] - kindOrder[b.place.kind] || a.length - b.length,
    )
    .map(({ place }) => place);

/**
 * Suggests places while a person types, in any of the scripts. Places whose name starts with the text come first. Then come
 * those whose other spelling starts with it, and those that the text names with typing errors.
 * @param limit the maximum number of suggestions
 */
export function suggestPlaces(text: string, limit = DEFAULT_LIMIT): Place[] {
  const key = keyOf(tokensOf(text));
  if (key === '') return [];
  const starting = placesStartingWith(key);
  const similar = resolvePlaces(text).map(({ place }) => place);
  return [...new Set([...starting, ...similar])].slice(0, limit);
}
