import { availabilities, type Availability, roomTypes, type RoomType } from '@roommate/contracts';
import type { QueryFilter } from 'mongoose';
import type { ListingRecord } from '../listings/listing.schema.ts';
import { allowedScope, byPlaceId, everywhere, type PlaceFilter, placeIdsOf } from './place-scope.ts';

export type ListingFilter = QueryFilter<ListingRecord>;

/** The dealbreakers of a person, as conditions of the database. */
export interface Dealbreakers {
  /** BDT per month. */
  rentMax: number | undefined;
  roomTypes: readonly RoomType[];
  /** Listings without a place stay. */
  allowsPlace: (id: string) => boolean;
  /** About facts that few listings state. */
  conditions: readonly ListingFilter[];
}

/** The conditions of a search, from its parameters and its text. */
export interface Criteria {
  scope: readonly PlaceFilter[];
  roomType?: RoomType | undefined;
  availability?: Availability | undefined;
  /** BDT per month. */
  rentMin?: number | undefined;
  rentMax?: number | undefined;
  since?: Date | undefined;
  hasPhoto?: true | undefined;
  /** Folded words that the listing contains, all of them. */
  words: readonly string[];
  /** Those of the person who searches. */
  dealbreakers?: Dealbreakers | undefined;
}

/** The filter of a search in some of its places. Type and availability are always values, so that indexes fix them. */
export function criteriaFilter(criteria: Criteria, { level, ids }: PlaceFilter): ListingFilter {
  const { since, hasPhoto, words, dealbreakers } = criteria;
  const rent = rentRange(criteria);
  const conditions: ListingFilter[] = [
    ...words.map((word): ListingFilter => ({ words: word })),
    ...(since ? [{ createdAt: { $gte: since } }] : []),
    ...(dealbreakers?.conditions ?? []),
  ];
  return {
    ...(level && { [level]: { $in: ids } }),
    availability: { $in: availabilitiesOf(criteria) },
    roomType: { $in: typesOf(criteria) },
    ...(rent && { rentAmount: rent }),
    ...(hasPhoto && { hasPhoto }),
    ...(conditions.length > 0 && { $and: conditions }),
  };
}

const availabilitiesOf = ({ availability }: Criteria): Availability[] =>
  availability ? [availability] : [...availabilities];

const typesOf = ({ roomType, dealbreakers }: Criteria): RoomType[] =>
  (dealbreakers?.roomTypes ?? roomTypes).filter((type) => (roomType ?? type) === type);

/** For each place, an index has one range for each of them. */
export const combinationsOf = (criteria: Criteria): number =>
  Math.max(1, availabilitiesOf(criteria).length * typesOf(criteria).length);

/**
 * The same filter for the index of words. Only the index decides it in a search without room type and availability.
 */
export function wordsFilterOf(criteria: Criteria, place: PlaceFilter): ListingFilter {
  const { availability, roomType, ...others } = criteriaFilter(criteria, byPlaceId(place));
  const asksForType = criteria.roomType !== undefined || criteria.dealbreakers !== undefined;
  return {
    ...others,
    ...(criteria.availability !== undefined && { availability }),
    ...(asksForType && { roomType }),
  };
}

/** The range of rents that an index can read; undefined for all rents. */
export function rentRange({ rentMin, rentMax, dealbreakers }: Criteria) {
  const max = Math.min(rentMax ?? Infinity, dealbreakers?.rentMax ?? Infinity);
  if (rentMin === undefined && max === Infinity) return undefined;
  return { ...(rentMin !== undefined && { $gte: rentMin }), ...(max < Infinity && { $lte: max }) };
}

/** Where the listings of a search can be. */
export const reachOf = ({ scope, dealbreakers }: Criteria): readonly PlaceFilter[] =>
  dealbreakers ? allowedScope(scope, (id) => id === null || dealbreakers.allowsPlace(id)) : scope;

/**
 * The same listings of a search with dealbreakers, in one part. Its places become a condition that no index decides.
 */
export function inOnePart(criteria: Criteria): Criteria {
  const { dealbreakers } = criteria;
  const inPlaces: ListingFilter = { placeId: { $in: placeIdsOf(reachOf(criteria)) } };
  return {
    ...criteria,
    scope: everywhere,
    dealbreakers: dealbreakers && {
      ...dealbreakers,
      allowsPlace: () => true,
      conditions: [...dealbreakers.conditions, inPlaces],
    },
  };
}

/** Whether the search itself asks for a rent. */
export const hasRent = ({ rentMin, rentMax }: Criteria): boolean =>
  rentMin !== undefined || rentMax !== undefined;

/** Whether the dealbreakers have conditions that no index decides. */
export const hasConditions = ({ dealbreakers }: Criteria): boolean =>
  (dealbreakers?.conditions.length ?? 0) > 0;

/** Whether the scan of one index can pass over listings that a search leaves out, even without its dealbreakers. */
export const hasOtherConditions = (criteria: Criteria): boolean =>
  criteria.hasPhoto === true || (criteria.since !== undefined && rentRange(criteria) !== undefined);

/** The part of a search that bounds the scan of an index in a field's order. */
export function decidedByKeys(criteria: Criteria, field: 'createdAt' | 'rentAmount'): Criteria {
  const { scope, roomType, availability, rentMin, rentMax, since, dealbreakers } = criteria;
  const isByRent = field === 'rentAmount';
  return {
    scope,
    roomType,
    availability,
    ...(isByRent ? { rentMin, rentMax } : { since }),
    words: [],
    dealbreakers: dealbreakers && {
      ...dealbreakers,
      rentMax: isByRent ? dealbreakers.rentMax : undefined,
      conditions: [],
    },
  };
}
