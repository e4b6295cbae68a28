import { isSearchedInside } from '@roommate/contracts/search-values';
import { matchPlaces, type PlaceMatch } from '../resolve/resolve-places.ts';
import { withSiblings } from './sibling-places.ts';
import { isContextOfExcluded, readExcluded, takeWholeWords } from './read-excluded.ts';
import type { Reader } from './reader.ts';
import type { ExcludedPlace } from './understanding.ts';
import { metroWords } from './vocabulary.ts';

/** Searches the tokens that are neither a rent nor a distance. */
export function readPlaces(reader: Reader): { places: PlaceMatch[]; excluded: ExcludedPlace[] } {
  takeWholeWords(reader);
  const free = reader.free().flatMap((i) => reader.tokens[i] ?? []);
  // "Not Gulshan 1 or 2" excludes both.
  const named = withSiblings(reader.text, matchFree(reader).matches, free);
  const excluded = readExcluded(reader, named);
  // Again without the excluded places: in "Uttara, not sector 10" Uttara is not only the surroundings of a sector.
  const { matches, used } = matchFree(reader);
  for (const i of used) reader.use(i);
  return { places: matches.filter((match) => !isContextOfExcluded(reader, match, excluded)), excluded };
}

/** Adds the other places of lists: "Mirpur 10, 11". Uses up their numbers. */
export function readSiblings(reader: Reader, places: readonly PlaceMatch[]): PlaceMatch[] {
  const free = reader.free();
  const tokens = free.flatMap((i) => reader.tokens[i] ?? []);
  const all = withSiblings(reader.text, places, tokens);
  for (const i of free) if (all.some(({ start }) => start === reader.tokens[i]?.start)) reader.use(i);
  return all;
}

function matchFree(reader: Reader): { matches: PlaceMatch[]; used: number[] } {
  const free = reader.free();
  const tokens = free.flatMap((i) => reader.tokens[i] ?? []);
  const { matches, used } = matchPlaces(reader.text, tokens);
  return { matches, used: [...used].flatMap((k) => free[k] ?? []) };
}

/**
 * "Near metro" is a distance to any station, and "Dhanmondi near metro" is not near Dhanmondi. The name of a station has
 * used up the word. Uses up the words of the metro.
 * @returns the kilometres to the metro; undefined when the distance does not start there
 */
export function takeMetro(
  reader: Reader,
  places: readonly PlaceMatch[],
  distance: number | undefined,
): number | undefined {
  // "Near NSU and metro" is near NSU.
  const isFree = places.every(({ place }) => isSearchedInside(place.kind));
  return distance !== undefined && isFree && reader.takeAll(metroWords) ? distance : undefined;
}
