import { readQuery } from '../query/understand-query.ts';
import type { Understanding } from '../query/understanding.ts';
import { type Token, tokensOf } from '../text/tokenize.ts';
import { wordSet } from '../text/word-set.ts';
import { grammarWords, qualityWords } from './filler-words.ts';
import type { Hint } from './hint.ts';
import { readHints } from './read-hints.ts';

export type { HomeWish } from '../text/home-phrases.ts';
export type { Hint } from './hint.ts';

/** "2 room flat": few listings name the number. */
const ROOM_COUNT = /^\d{1,2}$/;
const denials = wordSet('no not na nai nei না নাই নেই');

/** What a search asks for: its filters, and what puts rooms first. */
export interface SearchUnderstanding extends Understanding {
  hints: Hint[];
}

/**
 * Understands a search as `understandQuery` does. It separates the other words into hints, fillers and words that a
 * listing must contain: docs/decisions/0324-people-and-homes-in-a-search.md. Only servers need it, so browsers do not
 * load it.
 * @param hasFilters whether the search has filters beside its text
 */
export function understandSearch(text: string, hasFilters = false): SearchUnderstanding {
  const { understood, others: words } = readQuery(text);
  const { hints, others } = readHints(text, words);
  const isOnlyWord = tokensOf(text).length === 1;
  const isFiller = (word: string) =>
    grammarWords.has(word) || (!isOnlyWord && (qualityWords.has(word) || ROOM_COUNT.test(word)));
  const kept = withoutLoneDenials(others, (token) => !isFiller(token.text));
  const rest = kept.map(({ start, end }) => text.slice(start, end)).join(' ');
  const isFiltered = hasFilters || hasFilter({ ...understood, rest });
  if (isFiltered || hints.some(({ wish }) => wish)) return { ...understood, rest, hints };
  // All rooms of Dhaka in another order are not what "balcony" asks for.
  return { ...understood, rest: hints.map(({ words }) => words).join(' '), hints: [] };
}

/** A denial of words that say nothing, such as "no" in "no roommate". A listing need not contain it. */
function withoutLoneDenials(words: readonly Token[], isKept: (token: Token) => boolean): Token[] {
  const isWord = (token: Token | undefined): boolean =>
    token !== undefined && isKept(token) && !denials.has(token.text);
  return words.filter(
    (token, i) => isKept(token) && (!denials.has(token.text) || isWord(words[i - 1]) || isWord(words[i + 1])),
  );
}

const hasFilter = ({ places, rest, ...filters }: Understanding): boolean =>
  places.length > 0 || rest !== '' || Object.keys(filters).length > 0;
