import type { Preferences } from '@roommate/contracts';
import { compareListing, hasDealbreaker } from '../preferences/compare-listing.ts';
import type { Match } from './search-order.ts';

/** Whether a listing meets each dealbreaker, as far as it says something about it: docs/decisions/0330-matching.md. */
export type Fits = (match: Match) => boolean;

export const everyMatchFits: Fits = () => true;

export function fitsOf(preferences: Preferences, now: Date): Fits {
  if (!preferences.dealbreakers?.length) return everyMatchFits;
  return (match) => {
    const compared = compareListing(preferences, match, now);
    return !compared || !hasDealbreaker(compared);
  };
}
