import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { ListingRecord } from '../listings/listing.schema.ts';
import { listingProjection, type ListingRow } from '../listings/listing-view.ts';
import { newestIndex } from '../listings/search-indexes.ts';
import { criteriaFilter } from '../search/criteria.ts';
import type { PlaceFilter } from '../search/place-scope.ts';

const comparedFields = {
  rentAmount: 1,
  roomType: 1,
  availability: 1,
  placeId: 1,
  home: 1,
  ownerUid: 1,
  createdAt: 1,
} as const;

/** The fields of a listing that the matching reads. */
export type ComparedRow = Pick<
  ListingRow,
  '_id' | 'rentAmount' | 'roomType' | 'availability' | 'placeId' | 'home' | 'ownerUid' | 'createdAt'
>;

/** Reads the listings that are compared with preferences, by the indexes of the search. */
@Injectable()
export class ComparedListingsRepository {
  constructor(@InjectModel(ListingRecord.name) private readonly listings: Model<ListingRecord>) {}

  /**
   * The newest available listings, newest first.
   * @param place listings of other places are left out
   * @param skip the number of newer ones that are left out
   * @param since older ones are left out
   */
  newestIn(
    place: PlaceFilter,
    { limit, skip = 0, since }: { limit: number; skip?: number; since?: Date | undefined },
  ): Promise<ComparedRow[]> {
    return (
      this.listings
        .find(criteriaFilter({ scope: [place], availability: 'available', words: [], since }, place))
        .select(comparedFields)
        .sort({ createdAt: -1, _id: -1 })
        .hint(newestIndex(place.level))
        .skip(skip)
        .limit(limit)
        // All of them in the first response of the database.
        .batchSize(limit)
        .lean<ComparedRow[]>()
        .exec()
    );
  }

  findByIds(ids: readonly string[]): Promise<ComparedRow[]> {
    const _id = { $in: ids.map((id) => new Types.ObjectId(id)) };
    return this.listings.find({ _id }, comparedFields).lean<ComparedRow[]>().exec();
  }

  /** Whole listings by hexadecimal id. A listing that was deleted is missing. */
  async rowsById(ids: readonly Types.ObjectId[]): Promise<Map<string, ListingRow>> {
    const rows = await this.listings
      .find({ _id: { $in: ids } }, listingProjection)
      .hint({ _id: 1 })
      .lean<ListingRow[]>();
    return new Map(rows.map((row) => [row._id.toHexString(), row]));
  }
}
