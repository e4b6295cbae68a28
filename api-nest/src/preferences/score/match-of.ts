import {
  type Match,
  type MatchReason,
  type PreferenceName,
  preferenceNames,
  type Preferences,
} from '@roommate/contracts';
import type { Compare, ComparedListing } from './agreement.ts';
import { compareHome } from './compare-home.ts';
import { comparePlaces, compareTravel } from './compare-place.ts';
import { compareMoveIn, compareWithBudget, compareRoomType } from './compare-room.ts';

/** How each preference is compared, and how much it counts. */
const comparisons: Record<PreferenceName, { compare: Compare; weight: number }> = {
  rentMax: { compare: compareWithBudget, weight: 3 },
  places: { compare: comparePlaces, weight: 3 },
  travelTo: { compare: compareTravel, weight: 3 },
  roomType: { compare: compareRoomType, weight: 2 },
  moveIn: { compare: compareMoveIn, weight: 2 },
  household: { compare: compareHome('household'), weight: 3 },
  occupation: { compare: compareHome('occupation'), weight: 1 },
  smoking: { compare: compareHome('smoking'), weight: 2 },
  pets: { compare: compareHome('pets'), weight: 2 },
  food: { compare: compareHome('food'), weight: 1 },
  cleanliness: { compare: compareHome('cleanliness'), weight: 1 },
  guests: { compare: compareHome('guests'), weight: 1 },
  sleep: { compare: compareHome('sleep'), weight: 1 },
};

/** The degree of a preference about which the listing does not say anything. */
const UNKNOWN = 0.5;

/** Whether a listing meets one preference. One that says nothing about it does. */
export const meets = (
  about: PreferenceName,
  preferences: Preferences,
  listing: ComparedListing,
  today: string,
): boolean => (comparisons[about].compare(preferences, listing, today)?.degree ?? 1) === 1;

/**
 * How well a listing fits: the mean degree of all stated preferences by their weights, in percent. More agreement about one
 * preference never lowers it: docs/decisions/0330-matching.md.
 * @param today the day in Dhaka, such as 2026-11-22
 * @returns undefined when the listing says nothing about any preference
 */
export function matchOf(
  preferences: Preferences,
  listing: ComparedListing,
  today: string,
): Match | undefined {
  const { dealbreakers = [] } = preferences;
  const stated = preferenceNames.filter((name) => preferences[name] !== undefined);
  const reasons: (MatchReason & { weight: number })[] = [];
  let [sum, total] = [0, 0];
  for (const about of stated) {
    const { compare, weight } = comparisons[about];
    const agreement = compare(preferences, listing, today);
    total += weight;
    sum += weight * (agreement?.degree ?? UNKNOWN);
    if (!agreement) continue;
    const { degree, ...texts } = agreement;
    const fits = degree === 1;
    const isDealbreaker = !fits && dealbreakers.includes(about);
    reasons.push({ about, fits, isDealbreaker, ...texts, weight });
  }
  if (reasons.length === 0) return undefined;
  reasons.sort((a, b) => Number(b.isDealbreaker) - Number(a.isDealbreaker) || b.weight - a.weight);
  return {
    // Rounded down, so that only a listing that meets every preference has 100.
    score: Math.floor((100 * sum) / total),
    reasons: reasons.map(({ weight: _weight, ...reason }) => reason),
  };
}
