import { newestIndex, rentIndex, wordsIndex } from '../listings/search-indexes.ts';
import { type Criteria, hasConditions } from './criteria.ts';
import type { PlaceFilter } from './place-scope.ts';

/** The field with which an index of the search begins, after its place. */
export type SearchIndex = 'words' | 'rentAmount' | 'createdAt';

export const keysOf = (index: SearchIndex, { level }: PlaceFilter): Record<string, 1 | -1> => {
  if (index === 'words') return wordsIndex;
  return index === 'rentAmount' ? rentIndex(level) : newestIndex(level);
};

/** Whether the keys of an index decide a search, so that the number of its matches needs no documents. */
export function isDecidedBy(index: SearchIndex, criteria: Criteria): boolean {
  const { words, roomType, availability, dealbreakers } = criteria;
  if (index !== 'words') return words.length === 0 && !hasConditions(criteria);
  return words.length === 1 && !roomType && !availability && !dealbreakers;
}
