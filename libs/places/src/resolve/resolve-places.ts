import { distanceKm } from '../gazetteer/distance.ts';
import { CITY_ID } from '../gazetteer/city-id.ts';
import { ancestorsOf } from '../gazetteer/gazetteer.ts';
import type { Place } from '../gazetteer/place.ts';
import { range } from '../text/range.ts';
import { type Token, tokensOf } from '../text/tokenize.ts';
import { findNames, type FoundName } from './find-names.ts';

/** A place that a text names. */
export interface PlaceMatch {
  place: Place;
  /** How well the name matches, up to 1: equal. 0.9 sounds alike, less has typing errors. */
  score: number;
  /** The matched part of the text, in UTF-16 code units. */
  start: number;
  end: number;
}

/**
 * A thana this close to an area is the context of the area. This holds even where the gazetteer has another parent.
 */
const CONTEXT_KM = 3;

/**
 * Chooses among the places of each name: one inside another place of the text first. A local name such as "Block C"
 * belongs to the place beside it in the text. "Block C, South Banasree, Banasree" is not block C of Banasree. The
 * rules: docs/decisions/0251-place-names-by-rules.md.
 */
function choose(names: readonly FoundName[]) {
  const mentioned = new Set(names.flatMap((found) => found.names.map(({ place }) => place.id)));
  return names.flatMap((found, i) => {
    const beside = [...placesBeside(names, i, -1), ...placesBeside(names, i, 1)];
    const possible = found.names.filter(({ place, local }) => !local || beside.includes(place.parent ?? ''));
    const named = possible.find(({ place }) => isInside(place, mentioned)) ?? possible[0];
    return named ? [{ ...found, ...named }] : [];
  });
}

/** The places of the next name. After local names, also of those behind them: "Section 11, Block C, Road 5, Mirpur". */
function placesBeside(names: readonly FoundName[], i: number, step: -1 | 1): string[] {
  const near = names[i + step];
  if (!near) return [];
  const isLocal = near.names.every(({ local }) => local);
  return [
    ...near.names.map(({ place }) => place.id),
    ...(isLocal ? placesBeside(names, i + step, step) : []),
  ];
}

const isInside = (place: Place, mentioned: ReadonlySet<string>) =>
  ancestorsOf(place).some((id) => id !== CITY_ID && mentioned.has(id));

const WORDS_OF_A_LIST = /[&/+;]|\b(?:and|or|near|from)\b|ও|এবং|অথবা|বা(?=\s)/;

/**
 * Whether one place only says where the other is. In an address the wider place comes later: "Gulshan 1, Gulshan". Before
 * the narrow place it must be beside it: "Mirpur Kazipara" is one place, and "Gulshan, Baridhara" are two.
 */
function isContextOf(text: string, wide: PlaceMatch, narrow: PlaceMatch & { local: boolean }): boolean {
  const between =
    wide.start > narrow.start ? text.slice(narrow.end, wide.start) : text.slice(wide.end, narrow.start);
  const beside = between.trim() === '';
  // A local name has its meaning from its parent, also in "Section 11, Block C, Mirpur".
  if (narrow.local && narrow.place.parent === wide.place.id) return true;
  if (ancestorsOf(narrow.place).includes(wide.place.id)) {
    return (
      wide.place.kind === 'city' || beside || (wide.start > narrow.start && !WORDS_OF_A_LIST.test(between))
    );
  }
  const isNeighbour = wide.place.kind === 'thana' && !['thana', 'city'].includes(narrow.place.kind);
  return beside && isNeighbour && distanceKm(wide.place.at, narrow.place.at) <= CONTEXT_KM;
}

const ROAD_AFTER = /^\s+(?:road|rd\.?|highway|রোড)(?![\p{L}\p{M}\p{N}])(?!\s*(?:no\.?\s*)?[#\p{N}])/iu;

/**
 * Whether a place only names a long road to it, beside another place: "Mirpur Road, New Market". "Mirpur Road 5" is a road
 * in Mirpur, and so is "Kazipara Road, Mirpur" in Kazipara.
 */
function isRoadElsewhere(text: string, named: readonly PlaceMatch[], i: number): boolean {
  const match = named[i];
  if (match?.place.parent !== CITY_ID) return false;
  const road = ROAD_AFTER.exec(text.slice(match.end))?.[0];
  if (road === undefined) return false;
  const isBeside = (other: PlaceMatch | undefined, gap: string) =>
    other !== undefined && other.place !== match.place && other.place.kind !== 'city' && /^[\s,]*$/.test(gap);
  const [before, after] = [named[i - 1], named[i + 1]];
  return (
    isBeside(after, text.slice(match.end + road.length, after?.start)) ||
    isBeside(before, text.slice(before?.end, match.start))
  );
}

/**
 * Finds the places among tokens of the text. A place that only says where another one is does not appear.
 * @returns the matches, and the indices of all tokens that belong to names
 */
export function matchPlaces(
  text: string,
  tokens: readonly Token[],
): { matches: PlaceMatch[]; used: ReadonlySet<number> } {
  const chosen = choose(findNames(tokens));
  const used = new Set(chosen.flatMap(({ first, afterLast }) => range(first, afterLast)));
  const named = chosen.map(({ place, local, score, first, afterLast }) => ({
    place,
    local,
    score,
    start: tokens[first]?.start ?? 0,
    end: tokens[afterLast - 1]?.end ?? 0,
  }));
  const matches = named.filter(
    (match, i) =>
      !isRoadElsewhere(text, named, i) &&
      !named.some((other, j) => isContextOf(text, match, other) || (j < i && other.place === match.place)),
  );
  return { matches: matches.map(({ local: _, ...match }) => match), used };
}

/**
 * Finds the places that a text in English, Bangla or Banglish names, in the order of the text. "Section 10, Mirpur" gives
 * one place, Mirpur 10.
 */
export const resolvePlaces = (text: string): PlaceMatch[] => matchPlaces(text, tokensOf(text)).matches;

/**
 * The place of an address, or undefined when the address names none. An address with only the name of the city is not
 * precise enough.
 * An address goes from narrow to wide, so the first place counts. An equal name comes before a mistyped one.
 */
export function resolveLocation(location: string): PlaceMatch | undefined {
  const matches = resolvePlaces(location).filter(({ place }) => place.kind !== 'city');
  return matches.find(({ score }) => score === 1) ?? matches[0];
}
