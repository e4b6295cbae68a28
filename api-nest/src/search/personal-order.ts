import { availabilities, type Preferences } from '@roommate/contracts';
import type { Hint } from '@roommate/places/search';
import { compareListing } from '../preferences/compare-listing.ts';
import type { Criteria } from './criteria.ts';
import { agreementWith } from './hint-agreement.ts';
import type { Match, SearchOrder } from './search-order.ts';

const SCORE_MAX = 100;
/** Of a listing that says nothing about any preference: each one counts half. */
const UNKNOWN_SCORE = 50;
/**
 * Other stages than those of the other orders, so that a cursor says whose order it continues. An earlier release had the
 * stages 1000 to 1201.
 */
const FIRST_STAGE = 2000;
/** Steps of the agreement with the hints. */
const AGREEMENT_MAX = 20;
const STAGES = availabilities.length * (AGREEMENT_MAX + 1) * (SCORE_MAX + 1);

export const isPersonalStage = (stage: number): boolean =>
  stage >= FIRST_STAGE && stage < FIRST_STAGE + STAGES;

/**
 * The order by how well listings fit a text and a person. Available ones come first, then the hints of the text
 * decide, then the score, then the newest.
 */
export function personalOrder(
  preferences: Preferences,
  criteria: Criteria,
  now: Date,
  hints: readonly Hint[],
): SearchOrder {
  const scoreOf = (match: Match): number => compareListing(preferences, match, now)?.score ?? UNKNOWN_SCORE;
  return {
    stages: [criteria],
    stageOf: (match) => {
      const agreement = Math.round(AGREEMENT_MAX * agreementWith(hints, match, now));
      const group =
        availabilities.indexOf(match.availability) * (AGREEMENT_MAX + 1) + AGREEMENT_MAX - agreement;
      return FIRST_STAGE + group * (SCORE_MAX + 1) + SCORE_MAX - scoreOf(match);
    },
    field: 'createdAt',
    direction: -1,
  };
}
