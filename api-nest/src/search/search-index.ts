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
  return criteria.words.length === (index === 'words' ? 1 : 0) && !hasConditions(criteria);
}
