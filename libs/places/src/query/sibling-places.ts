import { countedWords, monthNames, ordinalEndings, periodWords } from './vocabulary.ts';
import { placeById } from '../gazetteer/gazetteer.ts';
import { type PlaceMatch, resolvePlaces } from '../resolve/resolve-places.ts';
import { wordsOfPeople } from '../text/home-phrases.ts';
import { type Token, tokensOf } from '../text/tokenize.ts';
import { wordSet } from '../text/word-set.ts';

const NUMBER = /^\d{1,2}$/;

const joinWords = wordSet('or and ba o ebong বা ও এবং অথবা');
const SIGN = /^\s*[/&,]\s*$/;

/**
 * Adds the other places of "Gulshan 1 or 2", "Mirpur 10, 11" and "Uttara sector 3/4" to those of the text.
 * @param free the tokens without those of filters: the 2 of "Gulshan 1 or 2k" is a rent
 */
export function withSiblings(
  text: string,
  places: readonly PlaceMatch[],
  free: readonly Token[],
): PlaceMatch[] {
  const tokens = tokensOf(text);
  const all = places.flatMap((match) => [match, ...siblingsOf(text, tokens, match, free)]);
  return all.filter(({ place }, i) => all.findIndex((other) => other.place === place) === i);
}

function siblingsOf(text: string, tokens: readonly Token[], match: PlaceMatch, free: readonly Token[]) {
  let last = tokens.findIndex(({ end }) => end === match.end);
  const lastToken = tokens[last];
  if (!lastToken || !NUMBER.test(lastToken.text)) return [];
  const name = text.slice(match.start, lastToken.start);
  const siblings: PlaceMatch[] = [];
  for (;;) {
    const i = joinedNumber(text, tokens, last);
    const token = tokens[i];
    const found = token && siblingOf(match, name + token.text);
    const isFree = free.some(({ start }) => start === token?.start);
    if (!token || !isFree) return siblings;
    // "Mirpur 10, 25/11" ends with a date.
    if (!found && !hasSlashBefore(text, tokens, i) && hasSlashBefore(text, tokens, i + 1)) return siblings;
    // In "Dhanmondi 15/19/27" the gazetteer does not have the second.
    if (found) siblings.push({ ...found, start: token.start, end: token.end });
    last = i;
  }
}

const hasSlashBefore = (text: string, tokens: readonly Token[], i: number): boolean =>
  text.slice(tokens[i - 1]?.end, tokens[i]?.start).includes('/');

/** "Sector 11" needs the name of the place around it. */
function siblingOf({ place }: PlaceMatch, name: string): PlaceMatch | undefined {
  const around = placeById(place.parent ?? '');
  return onlyPlaceOf(name, name.length) ?? (around && onlyPlaceOf(`${name}, ${around.name}`, name.length));
}

/** @param end of the name, behind which the place around it can follow */
function onlyPlaceOf(text: string, end: number): PlaceMatch | undefined {
  const [found, ...others] = resolvePlaces(text);
  const isWhole = found?.start === 0 && found.end === end && found.score === 1;
  return isWhole && others.length === 0 ? found : undefined;
}

/** Nobody asks for ten seats or more. */
const LARGEST_COUNT = 9;
const LIST_SIGN = /^(?:\s*[/&]\s*|,)$/;

/** Whether the number is one of people, rooms, floors or days: "Gulshan 1 and 2 seats", "Mirpur 10, 2 girls". */
function isOfSomething(number: string, after: string): boolean {
  if (ordinalEndings.has(after) || periodWords.has(after) || monthNames.has(after)) return true;
  return Number(number) <= LARGEST_COUNT && (countedWords.has(after) || wordsOfPeople.has(after));
}

/** The position of a number that a word or a sign joins to the one before it, or -1. */
function joinedNumber(text: string, tokens: readonly Token[], last: number): number {
  const gap = text.slice(tokens[last]?.end, tokens[last + 1]?.start);
  const isWord = joinWords.has(tokens[last + 1]?.text ?? '');
  if (!isWord && !SIGN.test(gap)) return -1;
  const i = isWord ? last + 2 : last + 1;
  const number = tokens[i]?.text ?? '';
  if (!NUMBER.test(number)) return -1;
  // In "Mirpur 1/2 seat" and "Mirpur 1,2 seat" the sign makes a list.
  return LIST_SIGN.test(gap) || !isOfSomething(number, tokens[i + 1]?.text ?? '') ? i : -1;
}
