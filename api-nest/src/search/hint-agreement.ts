import type { Hint } from '@roommate/places/search';
import { compareListing } from '../preferences/compare-listing.ts';
import type { Match } from './search-order.ts';

const PERCENT = 100;
const UNKNOWN = 0.5;
/** A text is weaker than a fact that the owner chose: "girls" can also be in "not for girls". */
const IN_TEXT = 0.75;

/** How well a listing agrees with hints, from 0 to 1. One about which the listing says nothing counts half. */
export function agreementWith(hints: readonly Hint[], match: Match, now: Date): number {
  if (hints.length === 0) return 1;
  const words = new Set(match.words);
  const degreeOf = ({ wish, terms }: Hint): number => {
    const inText = terms.some((term) => words.has(term));
    if (!wish) return inText ? 1 : UNKNOWN;
    const score = compareListing(wish, match, now)?.score;
    return score === undefined ? (inText ? IN_TEXT : UNKNOWN) : score / PERCENT;
  };
  return hints.reduce((sum, hint) => sum + degreeOf(hint), 0) / hints.length;
}
