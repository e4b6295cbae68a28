import { type NewSavedSearch, newSavedSearchSchema, RENT_MAX_BDT } from '@roommate/contracts';
import { searchWordsOf } from '@roommate/places';
import { oppositesOf } from '../alerts/home-facts.ts';
import { keysOfSearch, MATCH_VERSION } from '../alerts/match-keys.ts';
import type { SavedSearchRecord } from '../alerts/saved-search.schema.ts';
import { invalidField, problem, ProblemException } from '../problems/problem.ts';
import { readSearch, type Search } from '../search/read-search.ts';
import { NO_FILTER, NO_PLACES, NOT_AVAILABLE } from './messages.ts';
import { searchName } from './search-name.ts';

/** The fields with which a stored search finds its matches, computed from its query. */
export type MatchedFields = Pick<
  SavedSearchRecord,
  'name' | 'keys' | 'places' | 'rentMin' | 'rentMax' | 'words' | 'avoided' | 'wishes' | 'hasPhoto' | 'version'
>;

/** Whether every room in Dhaka matches. */
function isUnfiltered({
  scope,
  roomType,
  rentMin = 0,
  rentMax,
  words,
  hasPhoto,
}: Search['criteria']): boolean {
  const isEverywhere = scope.some(({ level }) => level === undefined);
  const hasRent = rentMin > 0 || rentMax !== undefined;
  return isEverywhere && !hasRent && [roomType, words[0], hasPhoto].every((filter) => filter === undefined);
}

/**
 * The longest word comes first. All rooms of Dhaka are not what a search with only hints asks for:
 * docs/decisions/0324-people-and-homes-in-a-search.md.
 */
const wordsOf = (hints: Search['hints']): string[] =>
  [...new Set(hints.flatMap((hint) => searchWordsOf(hint.words)))].sort((a, b) => b.length - a.length);

/** The same for other words that mean the same wish. */
const wishKey = ({ wish, terms, words }: Search['hints'][number]): string =>
  wish
    ? Object.entries(wish).flat().join('=')
    : (terms.length > 0 ? [...terms] : searchWordsOf(words)).sort().join(' ');

/** @throws ProblemException 400 that names the parameter as a part of `query`, as the schema does */
function readFilters(query: NewSavedSearch['query']): Search {
  try {
    return readSearch(query, new Date());
  } catch (error) {
    if (!(error instanceof ProblemException)) throw error;
    const { status, error: message, errors = [] } = error.body;
    throw problem(status, message, {
      errors: errors.map((one) => ({ ...one, field: `query.${one.field}` })),
    });
  }
}

/**
 * @throws ProblemException 400 for a search that asks for nothing or for no place. Also for rooms that give no alerts
 */
export function matchedFields(query: NewSavedSearch['query']): MatchedFields {
  const search = readFilters(query);
  const { hints } = search;
  const hasOnlyHints = isUnfiltered(search.criteria);
  const criteria = hasOnlyHints ? { ...search.criteria, words: wordsOf(hints) } : search.criteria;
  const { availability, rentMin = 0, rentMax = RENT_MAX_BDT, words, hasPhoto } = criteria;
  if (isUnfiltered(criteria)) throw invalidField('query', NO_FILTER);
  if (availability === 'not available') throw invalidField('query', NOT_AVAILABLE);
  const matched = keysOfSearch(criteria);
  if (matched.keys.length === 0) throw invalidField('query', NO_PLACES);
  return {
    name: searchName(search, query, hasOnlyHints),
    ...matched,
    rentMin,
    rentMax,
    words: [...words],
    avoided: hints.flatMap(({ wish }) => oppositesOf(wish ?? {})),
    wishes: hints.map(wishKey),
    hasPhoto: hasPhoto === true,
    version: MATCH_VERSION,
  };
}

/** Those of a stored search. The migration may not have reached it yet, or an older instance may have saved it. */
export function currentFields(stored: SavedSearchRecord): MatchedFields {
  if (stored.version === MATCH_VERSION) return stored;
  try {
    return matchedFields(newSavedSearchSchema.parse({ query: stored.query }).query);
  } catch {
    // For example, the gazetteer has lost its place.
    return stored;
  }
}
