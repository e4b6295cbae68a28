import { CITY_ID } from '../gazetteer/city-id.ts';
import { ancestorsOf, placeById } from '../gazetteer/gazetteer.ts';
import type { Place } from '../gazetteer/place.ts';
import { resolveLocation } from '../resolve/resolve-places.ts';
import { tokensOf } from '../text/tokenize.ts';

/** Increase it when the fields of the same listing change: the API then computes stored listings again. */
export const SEARCH_VERSION = 22;

const MAX_WORDS = 60;
const MAX_CACHED_LOCATIONS = 2000;

/** The fields of a stored listing for the search, computed from its text and its photo. */
export interface SearchFields {
  /** The place that the author chose, else that of the location, or null when the location names none. */
  placeId: string | null;
  /** The centre of the place in degrees, never of a home. */
  placeLat: number | null;
  placeLng: number | null;
  /** The first and second level of the gazetteer below the city that contain the place, or are it. */
  area1: string | null;
  area2: string | null;
  /** The different folded words of the listing. */
  words: string[];
  /** For the indexes, which cannot have the whole URL. */
  hasPhoto: boolean;
  searchVersion: number;
}

interface SearchedContent {
  title: string;
  location: string;
  lifestyle: string | string[];
  description: string;
  imageUrl: string;
  /** The place that the author chose. One that the gazetteer no longer has does not count. */
  chosenPlaceId?: string | null;
}

// eslint-disable-next-line server/no-request-state -- the same text has the same place for all requests
const cache = new Map<string, Place | undefined>();

/** Imports have thousands of listings with the same location. */
function placeOf(location: string): Place | undefined {
  if (cache.has(location)) return cache.get(location);
  const place = resolveLocation(location)?.place;
  if (cache.size >= MAX_CACHED_LOCATIONS) cache.clear();
  cache.set(location, place);
  return place;
}

/** The words of a text as listings store them. */
export const searchWordsOf = (text: string): string[] => [
  ...new Set(tokensOf(text).map((token) => token.text)),
];

/** The levels below the city, from the widest to the place itself. */
export const levelsOf = (place: Place): string[] =>
  [place.id, ...ancestorsOf(place)].filter((id) => id !== CITY_ID).reverse();

/** Computes the fields for the search. The same content gives the same fields. */
export function searchFieldsOf(listing: SearchedContent): SearchFields {
  const { title, location, lifestyle, description, imageUrl, chosenPlaceId } = listing;
  const place = placeById(chosenPlaceId ?? '') ?? placeOf(location);
  const [area1 = null, area2 = null] = place ? levelsOf(place) : [];
  const text = [title, location, ...[lifestyle].flat(), description].join('\n');
  return {
    placeId: place?.id ?? null,
    placeLat: place?.at.lat ?? null,
    placeLng: place?.at.lng ?? null,
    area1,
    area2,
    words: searchWordsOf(text).slice(0, MAX_WORDS),
    hasPhoto: imageUrl !== '',
    searchVersion: SEARCH_VERSION,
  };
}
