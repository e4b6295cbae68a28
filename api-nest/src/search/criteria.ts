import { availabilities, type Availability, roomTypes, type RoomType } from '@roommate/contracts';
import type { QueryFilter } from 'mongoose';
import type { ListingRecord } from '../listings/listing.schema.ts';
import type { PlaceFilter } from './place-scope.ts';

/** What a search asks for, from its parameters and its text. */
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
}

export type Filter = QueryFilter<ListingRecord>;

/** The filter of a search in some of its places. Type and availability are always values, so that indexes fix them. */
export function filterOf(criteria: Criteria, { level, ids }: PlaceFilter): Filter {
  const { availability, roomType, rentMin, rentMax, since, hasPhoto, words } = criteria;
  const rent = {
    ...(rentMin !== undefined && { $gte: rentMin }),
    ...(rentMax !== undefined && { $lte: rentMax }),
  };
  const conditions: Filter[] = [
    ...words.map((word): Filter => ({ words: word })),
    ...(since ? [{ createdAt: { $gte: since } }] : []),
    ...(hasPhoto ? [{ imageUrl: { $gt: '' } }] : []),
  ];
  return {
    ...(level && { [level]: { $in: ids } }),
    availability: { $in: availability ? [availability] : [...availabilities] },
    roomType: { $in: roomType ? [roomType] : [...roomTypes] },
    ...(hasRent(criteria) && { rentAmount: rent }),
    ...(conditions.length > 0 && { $and: conditions }),
  };
}

export const hasRent = ({ rentMin, rentMax }: Criteria): boolean =>
  rentMin !== undefined || rentMax !== undefined;
