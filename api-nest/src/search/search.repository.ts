import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { listingProjection, type ListingRow } from '../listings/listing-view.ts';
import { ListingRecord } from '../listings/listing.schema.ts';
import { newestIndex, rentIndex, wordsIndex } from '../listings/search-indexes.ts';
import { type Criteria, type Filter, filterOf, reachOf, rentRange } from './criteria.ts';
import { MAX_ORDERED_IDS, type PlaceFilter, withoutOrder } from './place-scope.ts';
import type { Match, Position, SearchOrder } from './search-order.ts';

const matchFields = {
  createdAt: 1,
  rentAmount: 1,
  roomType: 1,
  availability: 1,
  placeId: 1,
  home: 1,
} as const;

/** Counts the queries of a search, which are its cost. */
export interface QueryMeter {
  queries: number;
}

/** All database access of the search. Each query names its index: docs/decisions/0252-search-by-indexes.md. */
@Injectable()
export class SearchRepository {
  constructor(@InjectModel(ListingRecord.name) private readonly listings: Model<ListingRecord>) {}

  /**
   * Reads matches up to a limit: the newest, or those with the lowest rent. From more places than the database can keep in
   * order, it reads any.
   * @param withWords whether the matches have the words of their texts
   */
  async findMatches(
    meter: QueryMeter,
    criteria: Criteria,
    limit: number,
    withWords = false,
  ): Promise<Match[]> {
    const filters = withoutOrder(reachOf(criteria));
    meter.queries += filters.length;
    const found = await Promise.all(
      filters.map((filter) => this.#matchesIn(criteria, filter, limit, withWords)),
    );
    return found.flat().slice(0, limit);
  }

  /** Counts matches up to a limit. Indexes have the ids that it reads: docs/decisions/0354-dealbreakers.md. */
  async countMatches(meter: QueryMeter, criteria: Criteria, limit: number): Promise<number> {
    const filters = withoutOrder(reachOf(criteria));
    meter.queries += filters.length;
    const found = await Promise.all(
      filters.map((filter) =>
        this.#matchesInAnyOrder(criteria, filter, limit).select({ _id: 1 }).lean().exec(),
      ),
    );
    return Math.min(found.flat().length, limit);
  }

  /**
   * Reads listings of one stage of an order, in the order.
   * @param after only what comes after this position
   */
  async findStage(
    meter: QueryMeter,
    order: SearchOrder,
    criteria: Criteria,
    limit: number,
    after?: Position,
  ): Promise<ListingRow[]> {
    const { field, direction } = order;
    const scope = reachOf(criteria);
    meter.queries += scope.length;
    const indexOf = field === 'createdAt' ? newestIndex : rentIndex;
    const found = await Promise.all(
      scope.map((place) =>
        this.listings
          .find({ ...filterOf(criteria, place), ...(after && afterPosition(order, criteria, place, after)) })
          .select(listingProjection)
          .sort({ [field]: direction, _id: direction })
          .hint(indexOf(place.level))
          .limit(limit)
          .lean<ListingRow[]>(),
      ),
    );
    return found.flat();
  }

  /** Reads listings by id, in the order of the ids. A listing that was deleted is missing. */
  async findByIds(meter: QueryMeter, ids: readonly Types.ObjectId[]): Promise<ListingRow[]> {
    meter.queries += 1;
    const rows = await this.listings.find({ _id: { $in: ids } }, listingProjection).lean<ListingRow[]>();
    const byId = new Map(rows.map((row) => [row._id.toHexString(), row]));
    return ids.flatMap((id) => byId.get(id.toHexString()) ?? []);
  }

  #matchesIn(criteria: Criteria, place: PlaceFilter, limit: number, withWords: boolean): Promise<Match[]> {
    const fields = withWords ? { ...matchFields, words: 1 as const } : matchFields;
    const query = this.#matchesInAnyOrder(criteria, place, limit).select(fields);
    // The database would read and sort all matches.
    if (criteria.words.length > 0 || place.ids.length > MAX_ORDERED_IDS) return query.lean<Match[]>().exec();
    const sorted = query.sort(rentRange(criteria) ? { rentAmount: 1, _id: 1 } : { createdAt: -1, _id: -1 });
    return sorted.lean<Match[]>().exec();
  }

  #matchesInAnyOrder(criteria: Criteria, place: PlaceFilter, limit: number) {
    const query = this.listings.find(filterOf(criteria, place)).limit(limit);
    if (criteria.words.length > 0) return query.hint(wordsIndex);
    return query.hint(rentRange(criteria) ? rentIndex(place.level) : newestIndex(place.level));
  }
}

/** The first condition bounds the index scan. The second skips listings with the same value. */
function afterPosition(
  { field, direction }: SearchOrder,
  criteria: Criteria,
  place: PlaceFilter,
  { value, id }: Position,
): Filter {
  const last = field === 'createdAt' ? new Date(value) : value;
  const [beyond, from] = direction === 1 ? (['$gt', '$gte'] as const) : (['$lt', '$lte'] as const);
  const conditions = [
    { [field]: { [from]: last } },
    { $or: [{ [field]: { [beyond]: last } }, { [field]: last, _id: { [beyond]: new Types.ObjectId(id) } }] },
  ] as Filter[];
  return { $and: [...(filterOf(criteria, place).$and ?? []), ...conditions] };
}
