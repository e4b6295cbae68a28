import { placeById } from '../gazetteer/gazetteer.ts';
import type { Place } from '../gazetteer/place.ts';
import { nearWords } from '../query/near-words.ts';
import { resolvePlaces } from '../resolve/resolve-places.ts';
import { fold } from '../text/fold.ts';
import { keyOf, type Token, tokensOf } from '../text/tokenize.ts';
import { placesStartingWith, suggestPlaces } from './suggest-places.ts';

/** A place that ends a search. */
export interface Completion {
  /** Of the place. */
  id: string;
  /** The name of the place. */
  label: string;
  /** Its Bangla name, and the place around it. */
  detail: string;
  /** The text before the name of the place. */
  before: string;
}

const DEFAULT_LIMIT = 6;
const MAX_NAME_WORDS = 4;
/** After other words, one letter says too little. */
const MIN_LETTERS = 2;
const linkingWords = new Set([
  ...nearWords,
  ...['in', 'at', 'of', 'to', 'from', 'around', 'e', 'te'].map(fold),
]);

/**
 * Suggests places for the end of a search that a person types. "Single room near dhanm" gives Dhanmondi, with "single
 * room" before it.
 * @param limit the maximum number of suggestions
 */
export function completeQuery(text: string, limit = DEFAULT_LIMIT): Completion[] {
  const tokens = tokensOf(text);
  const longest = Math.min(tokens.length, MAX_NAME_WORDS);
  for (let words = longest; words > 0; words--) {
    const first = tokens.length - words;
    const key = keyOf(tokens.slice(first));
    if (first > 0 && key.length < MIN_LETTERS) break;
    const found = placesStartingWith(key);
    if (found.length === 0) continue;
    if (first === 0) return suggestPlaces(text, limit).map((place) => completion(place, ''));
    return found.slice(0, limit).map((place) => completion(place, textBefore(text, tokens, first)));
  }
  return mistyped(text, tokens);
}

/** A name with typing errors at the end of the text. */
function mistyped(text: string, tokens: readonly Token[]): Completion[] {
  const last = resolvePlaces(text).at(-1);
  if (last?.end !== tokens.at(-1)?.end || !last) return [];
  const first = tokens.findIndex(({ start }) => start === last.start);
  return [completion(last.place, textBefore(text, tokens, first))];
}

/** Without "near" and similar words at its end: they belong to the place. */
function textBefore(text: string, tokens: readonly Token[], first: number): string {
  let end = first;
  while (end > 0 && linkingWords.has(tokens[end - 1]?.text ?? '')) end--;
  return text.slice(0, tokens[end - 1]?.end ?? 0).trim();
}

const completion = ({ id, name, nameBn, parent = '' }: Place, before: string): Completion => ({
  id,
  label: name,
  detail: [nameBn, placeById(parent)?.name].filter(Boolean).join(' · '),
  before,
});
