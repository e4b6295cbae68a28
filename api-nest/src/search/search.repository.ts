import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { listingProjection, type ListingRow } from '../listings/listing-view.ts';
import { ListingRecord } from '../listings/listing.schema.ts';
import { newestIndex, rentIndex, wordsIndex } from '../listings/search-indexes.ts';
import { type Criteria, filterOf, hasConditions, reachOf, rentRange } from './criteria.ts';
import { OrderedReads } from './ordered-reads.ts';
import { MAX_ORDERED_IDS, type PlaceFilter, withoutOrder } from './place-scope.ts';
import type { QueryMeter } from './query-meter.ts';
import type { Scan } from './scan-in-windows.ts';
import type { FoundMatches, Match, StageOrder, StagePosition } from './search-order.ts';

const matchFields = {
  createdAt: 1,
  rentAmount: 1,
  roomType: 1,
  availability: 1,
  placeId: 1,
  home: 1,
} as const;

const newest: StageOrder = { field: 'createdAt', direction: -1 };
const cheapest: StageOrder = { field: 'rentAmount', direction: 1 };

/** All database access of the search. Each query names its index: docs/decisions/0252-search-by-indexes.md. */
@Injectable()
export class SearchRepository {
  constructor(
    @InjectModel(ListingRecord.name) private readonly listings: Model<ListingRecord>,
    private readonly ordered: OrderedReads,
  ) {}

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
  ): Promise<FoundMatches> {
    const fields = withWords ? { ...matchFields, words: 1 as const } : matchFields;
    if (hasConditions(criteria) && criteria.words.length === 0) {
      const order = rentRange(criteria) ? cheapest : newest;
      const { rows, stop } = await this.ordered.scan<Match>(meter, order, criteria, limit, fields);
      return { matches: rows.slice(0, limit), isPartial: stop !== undefined && rows.length < limit };
    }
    const filters = withoutOrder(reachOf(criteria));
    meter.queries += filters.length;
    const found = await Promise.all(
      filters.map((filter) => this.#matchesIn(criteria, filter, limit, fields)),
    );
    return { matches: found.flat().slice(0, limit), isPartial: false };
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
   * Reads listings of one stage of an order, in the order. It may stop before the end of the stage:
   * docs/decisions/0354-dealbreakers.md.
   * @param after only what comes after this position
   */
  async findStage(
    meter: QueryMeter,
    order: StageOrder,
    criteria: Criteria,
    limit: number,
    after?: StagePosition,
  ): Promise<Scan<ListingRow, StagePosition>> {
    if (hasConditions(criteria)) {
      return this.ordered.scan<ListingRow>(meter, order, criteria, limit, listingProjection, after);
    }
    const scope = reachOf(criteria);
    meter.queries += scope.length;
    const found = await Promise.all(
      scope.map((place) =>
        this.ordered
          .in(order, criteria, place, after)
          .select(listingProjection)
          .limit(limit)
          .lean<ListingRow[]>(),
      ),
    );
    return { rows: found.flat(), stop: undefined, examined: 0 };
  }

  /** Reads listings by id, in the order of the ids. A listing that was deleted is missing. */
  async findByIds(meter: QueryMeter, ids: readonly Types.ObjectId[]): Promise<ListingRow[]> {
    meter.queries += 1;
    const rows = await this.listings.find({ _id: { $in: ids } }, listingProjection).lean<ListingRow[]>();
    const byId = new Map(rows.map((row) => [row._id.toHexString(), row]));
    return ids.flatMap((id) => byId.get(id.toHexString()) ?? []);
  }

  #matchesIn(
    criteria: Criteria,
    place: PlaceFilter,
    limit: number,
    fields: Readonly<Record<string, 0 | 1>>,
  ): Promise<Match[]> {
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
