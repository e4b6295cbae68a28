import { countedWords } from './vocabulary.ts';
import { type PlaceMatch, resolvePlaces } from '../resolve/resolve-places.ts';
import { type Token, tokensOf } from '../text/tokenize.ts';
import { wordSet } from '../text/word-set.ts';

const NUMBER = /^\d{1,2}$/;

const joinWords = wordSet('or and ba o ebong বা ও এবং অথবা');
/**
 * Adds the other places of "Gulshan 1 or 2" and "Uttara sector 3/4" to those of the text.
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
    const [found, ...others] = token ? resolvePlaces(name + token.text) : [];
    const isFree = free.some(({ start }) => start === token?.start);
    if (!token || !isFree || found?.score !== 1 || others.length > 0) return siblings;
    siblings.push({ ...found, start: token.start, end: token.end });
    last = i;
  }
}

/** The position of a number that a word or a sign joins to the one before it, or -1. */
function joinedNumber(text: string, tokens: readonly Token[], last: number): number {
  const gap = text.slice(tokens[last]?.end, tokens[last + 1]?.start);
  const isSign = /^\s*[/&]\s*$/.test(gap);
  if (!isSign && !joinWords.has(tokens[last + 1]?.text ?? '')) return -1;
  const i = isSign ? last + 1 : last + 2;
  const isNumber = NUMBER.test(tokens[i]?.text ?? '') && !countedWords.has(tokens[i + 1]?.text ?? '');
  return isNumber ? i : -1;
}
