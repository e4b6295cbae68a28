import { readQuery } from '../query/understand-query.ts';
import type { Understanding } from '../query/understanding.ts';
import { tokensOf } from '../text/tokenize.ts';
import { grammarWords, qualityWords } from './filler-words.ts';
import type { Hint } from './hint.ts';
import { readHints } from './read-hints.ts';

export type { HomeWish } from '../text/home-phrases.ts';
export type { Hint } from './hint.ts';

/** "2 room flat": few listings name the number. */
const ROOM_COUNT = /^\d{1,2}$/;

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
  const kept = others.filter((token) => !isFiller(token.text));
  const rest = kept.map(({ start, end }) => text.slice(start, end)).join(' ');
  const isFiltered = hasFilters || hasFilter({ ...understood, rest });
  if (isFiltered || hints.some(({ wish }) => wish)) return { ...understood, rest, hints };
  // All rooms of Dhaka in another order are not what "balcony" asks for.
  return { ...understood, rest: hints.map(({ words }) => words).join(' '), hints: [] };
}

const hasFilter = ({ places, rest, ...filters }: Understanding): boolean =>
  places.length > 0 || rest !== '' || Object.keys(filters).length > 0;
