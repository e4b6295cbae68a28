import { countedWords, excludingWords, leavingWords, ordinalEndings, periodWords } from './vocabulary.ts';
import { placeById } from '../gazetteer/gazetteer.ts';
import { type PlaceMatch, resolvePlaces } from '../resolve/resolve-places.ts';
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
    if (!token || !isFree || !found) return siblings;
    siblings.push({ ...found, start: token.start, end: token.end });
    last = i;
  }
}

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

/** @param word after the number, or '' at the end of the text */
const canFollowList = (word: string): boolean =>
  word === '' ||
  NUMBER.test(word) ||
  joinWords.has(word) ||
  excludingWords.has(word) ||
  leavingWords.has(word);

/** The position of a number that a word or a sign joins to the one before it, or -1. */
function joinedNumber(text: string, tokens: readonly Token[], last: number): number {
  const gap = text.slice(tokens[last]?.end, tokens[last + 1]?.start);
  const isWord = joinWords.has(tokens[last + 1]?.text ?? '');
  if (!isWord && !SIGN.test(gap)) return -1;
  const i = isWord ? last + 2 : last + 1;
  const after = tokens[i + 1]?.text ?? '';
  const isCounted = countedWords.has(after) || ordinalEndings.has(after) || periodWords.has(after);
  // "Mirpur 10, 11" is a list, and "Mirpur 10, 2 girls" is not.
  if (gap.includes(',') && !canFollowList(after)) return -1;
  return NUMBER.test(tokens[i]?.text ?? '') && !isCounted ? i : -1;
}
