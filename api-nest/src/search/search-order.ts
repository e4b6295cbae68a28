import { availabilities, type SearchSort } from '@roommate/contracts';
import { type Coordinates, placesByDistance } from '@roommate/places';
import type { ListingRow } from '../listings/listing-view.ts';
import type { Criteria } from './criteria.ts';
import type { SearchIndex } from './search-index.ts';
import { placeIdsOf } from './place-scope.ts';

/** The fields that orders, facets and totals need. */
export interface Match extends Pick<
  ListingRow,
  '_id' | 'createdAt' | 'rentAmount' | 'roomType' | 'availability' | 'placeId' | 'home'
> {
  /** Only for a search with hints. */
  words?: readonly string[];
}

/** Matches that the database has found, with some of their fields. */
export interface FoundMatches<Field extends keyof Match = keyof Match> {
  matches: readonly Pick<Match, Field>[];
  /** The database has examined as many listings as it may, and others follow. */
  isPartial: boolean;
  /** The index of a sample: there are more matches than totals count exactly, and these are some of them. */
  sampledBy?: SearchIndex | undefined;
}

/** A position in a stage: the value that the stage is sorted by, and the id in hexadecimal. */
export interface StagePosition {
  value: number;
  id: string;
}

/** A position in an order. */
export interface Position extends StagePosition {
  stage: number;
}

/** The order of a stage: by one field and then by `_id`. */
export interface StageOrder {
  field: 'createdAt' | 'rentAmount';
  direction: 1 | -1;
}

export const newest: StageOrder = { field: 'createdAt', direction: -1 };
export const cheapest: StageOrder = { field: 'rentAmount', direction: 1 };

/** A total order of listings: one stage after the other. */
export interface SearchOrder extends StageOrder {
  /** What each stage searches. */
  stages: readonly Criteria[];
  stageOf: (match: Match) => number;
  /** One search for what several stages search. Absent when stages must be read one by one. */
  together?: (stages: readonly Criteria[]) => Criteria;
}

/** The fields of a match that decide its position in a stage. */
export type Placed = Pick<Match, '_id' | 'createdAt' | 'rentAmount'>;

export const stagePositionOf = (match: Placed, { field }: StageOrder): StagePosition => ({
  value: Number(match[field]),
  id: match._id.toHexString(),
});

export const positionOf = (match: Match, order: SearchOrder): Position => ({
  stage: order.stageOf(match),
  ...stagePositionOf(match, order),
});

/** Negative when the first position comes first. */
export const compareInStage = (a: StagePosition, b: StagePosition, { direction }: StageOrder): number =>
  direction * (a.value - b.value) || (a.id === b.id ? 0 : direction * (a.id < b.id ? -1 : 1));

/** Negative when the first position comes first. */
export const comparePositions = (a: Position, b: Position, order: SearchOrder): number =>
  a.stage - b.stage || compareInStage(a, b, order);

/** The position after all listings of a stage, in an order with the newest first. */
export const endOfStage = (stage: number): Position => ({ stage, value: 0, id: '0'.repeat(24) });

/**
 * @param origin where distances start; required for the order by distance
 */
export function orderOf(sort: SearchSort, criteria: Criteria, origin: Coordinates | undefined): SearchOrder {
  const whole = { stages: [criteria], stageOf: () => 0 };
  switch (sort) {
    case 'newest':
      return { ...whole, ...newest };
    case 'rent':
      return { ...whole, ...cheapest };
    case '-rent':
      return { ...whole, field: 'rentAmount', direction: -1 };
    case 'best': {
      const wanted = availabilities.filter((value) => (criteria.availability ?? value) === value);
      const stages = wanted.map((availability) => ({ ...criteria, availability }));
      return { ...newest, stages, stageOf: ({ availability }) => wanted.indexOf(availability) };
    }
    case 'distance':
      return { ...newest, ...byDistance(criteria, origin) };
  }
}

/** One stage per place, nearest first. Listings without a place come last. */
function byDistance(criteria: Criteria, origin: Coordinates | undefined) {
  const allowed = new Set(placeIdsOf(criteria.scope));
  const nearest = origin ? placesByDistance(origin).map(({ place }) => place.id) : [];
  const ids = [...nearest, null].filter((id) => allowed.has(id));
  const ranks = new Map(ids.map((id, rank) => [id, rank]));
  return {
    stages: ids.map((id) => ({ ...criteria, scope: [{ level: 'placeId' as const, ids: [id] }] })),
    stageOf: ({ placeId }: Match) => ranks.get(placeId ?? null) ?? ids.length,
    together: (stages: readonly Criteria[]) => ({
      ...criteria,
      scope: [
        { level: 'placeId' as const, ids: stages.flatMap(({ scope }) => scope.flatMap(({ ids: of }) => of)) },
      ],
    }),
  };
}
