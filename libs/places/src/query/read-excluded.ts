import { ancestorsOf } from '../gazetteer/gazetteer.ts';
import { type PlaceMatch, resolvePlaces } from '../resolve/resolve-places.ts';
import { wordSet } from '../text/word-set.ts';
import type { Reader } from './reader.ts';
import type { ExcludedPlace } from './understanding.ts';
import { otherwiseWords, possessives } from './vocabulary.ts';
import { endOfDeniedWish, startOfDeniedWish } from './wish-denials.ts';

const before = wordSet('not never except excepting excluding exclude without outside avoid minus');
/** Two words: "other than Mirpur", "anywhere but Mirpur". */
const pairsBefore = [
  [wordSet('other'), wordSet('than')],
  [wordSet('apart'), wordSet('from')],
  [wordSet('anywhere everywhere anything any all area areas'), wordSet('but')],
] as const;
const wholeWords = wordSet('all whole entire');
/** Between a denial and its place: "not in Mirpur", "not close to Mirpur". */
const betweenWords = wordSet('in at inside near nearby close to beside next around the');
const after = wordSet(
  'bade baade chara chhara charai chharai na noy bahire baire excluded বাদে ছাড়া ছাড়াই না নয় বাইরে বাহিরে',
);
/** "Mirpur bad diye". */
const leaving = [wordSet('bad baad বাদ'), wordSet('diye die dia দিয়ে')] as const;
/** "Mirpur na hole Uttara" asks for both. */
const ifNot = [wordSet('na না'), otherwiseWords] as const;

/** The token positions of the words that exclude a place. */
interface Denial {
  first: number;
  last: number;
  isBefore: boolean;
}

/**
 * Finds the places that a text excludes: "not Mirpur", "except Mirpur and Uttara", "mirpur bade". Uses up their words. The
 * city is never excluded: almost no room would be left.
 */
export function readExcluded(reader: Reader, matches: readonly PlaceMatch[]): ExcludedPlace[] {
  const named = matches.map((match) => ({ match, ...positionsOf(reader, match) }));
  const denials = named.map((one) => (one.match.place.kind === 'city' ? undefined : denialOf(reader, one)));
  // "Except Mirpur and Uttara" excludes both, and so does "Mirpur ba Uttara bade".
  for (const [i, { match }] of named.entries()) {
    const last = named[i - 1];
    if (last && denials[i - 1]?.isBefore && isJoined(reader, last.match, match))
      denials[i] ??= denials[i - 1];
  }
  for (let i = named.length - 2; i >= 0; i--) {
    const [one, next, denial] = [named[i], named[i + 1], denials[i + 1]];
    if (one && next && denial && !denial.isBefore && isJoined(reader, one.match, next.match))
      denials[i] ??= denial;
  }
  const excluded = named.flatMap(({ match, first, last }, i) => {
    const denial = denials[i];
    if (!denial) return [];
    reader.use(denial.first, denial.last);
    reader.use(first, last);
    return [{ ...match, words: wordsOf(reader, match, denial) }];
  });
  return excluded;
}

/** Whether a place only says where an excluded one is: "not sector 10, Uttara". */
export const isContextOfExcluded = (
  reader: Reader,
  { place, start }: PlaceMatch,
  excluded: readonly ExcludedPlace[],
): boolean =>
  excluded.some(
    ({ place: other, end }) =>
      end <= start && ancestorsOf(other).includes(place.id) && /^[\s,]*$/.test(reader.text.slice(end, start)),
  );

function positionsOf({ tokens }: Reader, { start, end }: PlaceMatch) {
  const first = tokens.findIndex((token) => token.start === start);
  return { first, last: tokens.findIndex((token) => token.end === end) };
}

/**
 * Uses up words that a place could take for a part of its name. "But Mirpur" sounds like BUP Mirpur. "All Dhaka" in
 * "all Dhaka University students" is not the city.
 */
export function takeWholeWords(reader: Reader): void {
  for (const i of reader.free()) {
    if (isPairAt(reader, i)) reader.use(i, i + 1);
    else if (reader.is(i, wholeWords)) reader.use(i);
  }
}

/** The gaps have no comma: in "smoking not, Mirpur" the word belongs to smoking. */
const isBeside = (reader: Reader, i: number): boolean => /^[\s-]*$/.test(reader.gapBefore(i));

function denialOf(reader: Reader, place: { first: number; last: number }): Denial | undefined {
  return denialBefore(reader, place.first) ?? denialAfter(reader, place.last);
}

const isWord = ({ tokens }: Reader, i: number, words: ReadonlySet<string>): boolean =>
  words.has(tokens[i]?.text ?? '');

const isPairAt = (reader: Reader, i: number): boolean =>
  pairsBefore.some(([one, other]) => isWord(reader, i, one) && isWord(reader, i + 1, other));

function denialBefore(reader: Reader, first: number): Denial | undefined {
  let last = first - 1;
  while (isWord(reader, last, betweenWords) && isBeside(reader, last + 1)) last -= 1;
  if (!isBeside(reader, last + 1)) return undefined;
  if (reader.is(last, before)) return { first: last, last, isBefore: true };
  const start = startOfDeniedWish(reader, last + 1);
  if (start !== undefined) return { first: start, last, isBefore: true };
  return isPairAt(reader, last - 1) ? { first: last - 1, last, isBefore: true } : undefined;
}

function denialAfter(reader: Reader, end: number): Denial | undefined {
  const last = endOfDeniedWish(reader, end);
  if (last !== undefined) return { first: end + 1, last, isBefore: false };
  const first = reader.is(end + 1, possessives) ? end + 2 : end + 1;
  if (!isBeside(reader, first)) return undefined;
  if (isWord(reader, first, leaving[0]) && isWord(reader, first + 1, leaving[1]))
    return { first, last: first + 1, isBefore: false };
  if (isWord(reader, first, ifNot[0]) && isWord(reader, first + 1, ifNot[1])) return undefined;
  return reader.is(first, after) ? { first, last: first, isBefore: false } : undefined;
}

const JOIN = /^(?:\s*[/&]\s*|\s+(?:or|and|nor|ba|o|ebong|বা|ও|এবং|অথবা)\s+)$/i;

const JOIN_OF_NUMBERS = /^\s*,(?:\s*(?:or|and|nor|ba|o|ebong|বা|ও|এবং|অথবা)\s)?\s*$/i;

/** "Not Mirpur, Uttara" is in Uttara, and "not Gulshan 1, 2" is in neither. */
function isJoined({ text }: Reader, one: PlaceMatch, other: PlaceMatch): boolean {
  const gap = text.slice(one.end, other.start);
  return JOIN.test(gap) || (isNumber(text.slice(other.start, other.end)) && JOIN_OF_NUMBERS.test(gap));
}

const isNumber = (name: string): boolean => /^\p{Nd}+$/u.test(name);

/** They exclude the place on their own, too: pages search again for them. */
function wordsOf({ text, tokens }: Reader, { place: named, start, end }: PlaceMatch, denial: Denial): string {
  const typed = text.slice(start, end);
  const [found, ...others] = resolvePlaces(typed);
  // "Sector 10" needs the name of the place around it.
  const place = found?.place === named && others.length === 0 ? typed : named.name;
  const words = text.slice(tokens[denial.first]?.start, tokens[denial.last]?.end);
  return denial.isBefore ? `${words} ${place}` : `${place} ${words}`;
}
