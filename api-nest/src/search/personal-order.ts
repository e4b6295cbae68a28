import { availabilities, type Preferences } from '@roommate/contracts';
import { compareListing } from '../preferences/compare-listing.ts';
import type { Criteria } from './criteria.ts';
import type { Match, SearchOrder } from './search-order.ts';

const SCORE_MAX = 100;
/** Of a listing that says nothing about any preference: each one counts half. */
const UNKNOWN_SCORE = 50;
/** Other stages than those of the other orders, so that a cursor says whose order it continues. */
const FIRST_STAGE = 1000;
const STAGES = availabilities.length * (SCORE_MAX + 1);

export const isPersonalStage = (stage: number): boolean =>
  stage >= FIRST_STAGE && stage < FIRST_STAGE + STAGES;

/** The order by how well listings fit a person: available ones first, then by score, then the newest. */
export function personalOrder(preferences: Preferences, criteria: Criteria, now: Date): SearchOrder {
  const scoreOf = (match: Match): number => compareListing(preferences, match, now)?.score ?? UNKNOWN_SCORE;
  return {
    stages: [criteria],
    stageOf: (match) =>
      FIRST_STAGE + availabilities.indexOf(match.availability) * (SCORE_MAX + 1) + SCORE_MAX - scoreOf(match),
    field: 'createdAt',
    direction: -1,
  };
}
