import type { Place } from '../gazetteer/place.ts';
import type { Token } from '../text/tokenize.ts';
import { type Found, lookUp, lookUpMistyped } from './look-up.ts';
import { isNumberedRoad } from './names-of.ts';

/** Names in a text: tokens from `first` up to, not including, `afterLast`. */
export interface FoundName extends Found {
  first: number;
  afterLast: number;
}

const MAX_TOKENS = 8;
const MAX_MISTYPED_TOKENS = 3;

function longest(
  tokens: readonly Token[],
  first: number,
  max: number,
  find: (tokens: readonly Token[]) => Found | undefined,
): FoundName | undefined {
  for (let afterLast = Math.min(tokens.length, first + max); afterLast > first; afterLast--) {
    const found = find(tokens.slice(first, afterLast));
    const names = found?.names.filter(({ place }) => !isOtherRoad(tokens[afterLast - 1], place));
    if (found && names?.length) return { ...found, names, first, afterLast };
  }
  return undefined;
}

/** "Road 8A" does not mean Road 8. The name of Road 9A ends with its letter. */
const isOtherRoad = (last: Token | undefined, place: Place): boolean =>
  last?.hasLetter === true && isNumberedRoad(place);

/** Finds names from left to right, each as long as possible. A mistyped name is accepted where no other name begins. */
export function findNames(tokens: readonly Token[]): FoundName[] {
  const found: FoundName[] = [];
  for (let i = 0; i < tokens.length;) {
    const name =
      longest(tokens, i, MAX_TOKENS, lookUp) ?? longest(tokens, i, MAX_MISTYPED_TOKENS, lookUpMistyped);
    if (name) found.push(name);
    i = name?.afterLast ?? i + 1;
  }
  return found;
}
