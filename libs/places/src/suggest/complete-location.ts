import type { Place } from '../gazetteer/place.ts';
import { resolvePlaces } from '../resolve/resolve-places.ts';
import { keyOf, tokensOf } from '../text/tokenize.ts';
import { placesStartingWith } from './suggest-places.ts';

/** A way to complete an address. */
export interface LocationCompletion {
  place: Place;
  /** The whole address with the name of the place at its end, in the script of the typed text. */
  location: string;
}

const DEFAULT_LIMIT = 6;
const SEPARATORS = /[,;\n]/g;
const BANGLA = /\p{Script=Bengali}/u;
/** One letter starts the names of too many places. */
const MIN_LETTERS = 2;
const STARTS_WITH_LETTER = /^\p{L}/u;

function startOfLastPart(text: string): number {
  const last = [...text.matchAll(SEPARATORS)].at(-1);
  return last ? last.index + 1 : 0;
}

/** The author of an address cannot choose the whole city as its place. */
const isPrecise = ({ kind }: Place): boolean => kind !== 'city';

/** The places that the end of the text can mean, and where that end begins. */
function findAtEnd(text: string): { start: number; places: Place[] } | undefined {
  const lastPart = startOfLastPart(text);
  const tokens = tokensOf(text);
  for (const [index, { start }] of tokens.entries()) {
    const key = keyOf(tokens.slice(index));
    // A name starts with a letter. A number on its own is that of a house or a road.
    if (start < lastPart || key.length < MIN_LETTERS || !STARTS_WITH_LETTER.test(key)) continue;
    const places = placesStartingWith(key).filter(isPrecise);
    if (places.length > 0) return { start, places };
  }
  const last = resolvePlaces(text).at(-1);
  const isAtEnd = last !== undefined && last.start >= lastPart && last.end === text.trimEnd().length;
  // "Road 8" has its meaning from "Dhanmondi" before it, and no name to complete.
  const isWhole = isAtEnd && resolvePlaces(text.slice(last.start, last.end)).length > 0;
  return isWhole && isPrecise(last.place) ? { start: last.start, places: [last.place] } : undefined;
}

/**
 * Completes an address while a person types it: for "Road 8A, Dhan" the places that start with "Dhan". The text before
 * the name of the place stays.
 * @param limit the maximum number of completions
 */
export function completeLocation(text: string, limit = DEFAULT_LIMIT): LocationCompletion[] {
  const found = findAtEnd(text);
  if (!found) return [];
  const before = text.slice(0, found.start);
  const isBangla = BANGLA.test(text.slice(found.start));
  return found.places.slice(0, limit).map((place) => ({
    place,
    location: before + (isBangla ? place.nameBn : place.name),
  }));
}
