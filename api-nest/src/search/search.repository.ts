import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { listingProjection, type ListingRow } from '../listings/listing-view.ts';
import { ListingRecord } from '../listings/listing.schema.ts';
import {
  type Criteria,
  criteriaFilter,
  hasConditions,
  hasOtherConditions,
  reachOf,
  rentRange,
  wordsFilterOf,
} from './criteria.ts';
import { IndexChoice, keysOf, type SearchIndex } from './index-choice.ts';
import { sortOf } from './ordered-part.ts';
import { type Fields, OrderedReads } from './ordered-reads.ts';
import { inOneFilter, MAX_ORDERED_IDS, type PlaceFilter, withoutOrder } from './place-scope.ts';
import type { QueryCounter } from './query-counter.ts';
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

/** Conditions that no index decides can leave out nearly all listings: docs/decisions/0354-dealbreakers.md. */
const isScanned = (criteria: Criteria): boolean => hasConditions(criteria) && criteria.words.length === 0;

/** All database access of the search. Each query names its index: docs/decisions/0252-search-by-indexes.md. */
@Injectable()
export class SearchRepository {
  constructor(
    @InjectModel(ListingRecord.name) private readonly listings: Model<ListingRecord>,
    private readonly ordered: OrderedReads,
    private readonly choice: IndexChoice,
  ) {}

  /**
   * Reads matches up to a limit: the newest, or those with the lowest rent. From more places than the database can keep in
   * order, it reads any.
   * @param withWords whether the matches have the words of their texts
   */
  async findMatches(
    counter: QueryCounter,
    criteria: Criteria,
    limit: number,
    withWords = false,
  ): Promise<FoundMatches> {
    const fields = withWords ? { ...matchFields, words: 1 as const } : matchFields;
    if (isScanned(criteria)) return this.#scanMatches(counter, criteria, limit, fields);
    return this.#readMatches(counter, criteria, limit, fields);
  }

  /** Reads one field of matches up to a limit. */
  async findValues<Field extends keyof typeof matchFields>(
    counter: QueryCounter,
    criteria: Criteria,
    limit: number,
    field: Field,
  ): Promise<FoundMatches<Field>> {
    // A scan continues by the fields of its order.
    if (isScanned(criteria)) return this.#scanMatches(counter, criteria, limit, matchFields);
    return this.#readMatches(counter, criteria, limit, { _id: 0, [field]: 1 });
  }

  /** The ids of matches up to a limit. Indexes have them: docs/decisions/0354-dealbreakers.md. */
  async idsOfMatches(counter: QueryCounter, criteria: Criteria, limit: number): Promise<Types.ObjectId[]> {
    const filters = withoutOrder(reachOf(criteria));
    counter.queries += filters.length;
    const found = await Promise.all(
      filters.map(async (filter) => {
        const index = await this.choice.of(counter, criteria, filter, limit);
        const query = this.#matchesInAnyOrder(index, criteria, filter, limit);
        return query.select({ _id: 1 }).lean<Pick<Match, '_id'>[]>();
      }),
    );
    return found
      .flat()
      .slice(0, limit)
      .map(({ _id }) => _id);
  }

  /** Those of the listings that match. */
  async findAmong(
    counter: QueryCounter,
    ids: readonly Types.ObjectId[],
    criteria: Criteria,
    fields: Fields,
  ): Promise<Match[]> {
    counter.queries += 1;
    const filter = { ...criteriaFilter(criteria, inOneFilter(reachOf(criteria))), _id: { $in: ids } };
    return this.listings.find(filter, fields).hint({ _id: 1 }).lean<Match[]>();
  }

  /**
   * Reads listings of one stage of an order, in the order. It may stop before the end of the stage:
   * docs/decisions/0354-dealbreakers.md.
   * @param after only what comes after this position
   */
  async findStage(
    counter: QueryCounter,
    order: StageOrder,
    criteria: Criteria,
    limit: number,
    after?: StagePosition,
  ): Promise<Scan<ListingRow, StagePosition>> {
    const read = { order, criteria, limit, fields: listingProjection, after };
    if (hasConditions(criteria)) return this.ordered.scan<ListingRow>(counter, read);
    return { rows: await this.ordered.read<ListingRow>(counter, read), stop: undefined, examined: 0 };
  }

  /** Reads listings by id, in the order of the ids. A listing that was deleted is missing. */
  async findByIds(counter: QueryCounter, ids: readonly Types.ObjectId[]): Promise<ListingRow[]> {
    counter.queries += 1;
    const rows = await this.listings.find({ _id: { $in: ids } }, listingProjection).lean<ListingRow[]>();
    const byId = new Map(rows.map((row) => [row._id.toHexString(), row]));
    return ids.flatMap((id) => byId.get(id.toHexString()) ?? []);
  }

  /** Scans an index, and a second way if the filters of the search can leave few listings to it. */
  async #scanMatches(
    counter: QueryCounter,
    criteria: Criteria,
    limit: number,
    fields: Fields,
  ): Promise<FoundMatches> {
    const orders = [
      ...(criteria.since || !rentRange(criteria) ? [newest] : []),
      ...(rentRange(criteria) ? [cheapest] : []),
    ];
    let most: readonly Match[] = [];
    for (const order of orders) {
      const read = { order, criteria, limit, fields };
      const { rows, stop } = await this.ordered.scanInAnyOrder<Match>(counter, read);
      if (rows.length >= limit || !stop) return { matches: rows.slice(0, limit), isPartial: false };
      if (rows.length > most.length) most = rows;
    }
    if (hasOtherConditions(criteria)) {
      const ids = await this.idsOfMatches(counter, { ...criteria, dealbreakers: undefined }, limit);
      if (ids.length < limit) {
        return { matches: await this.findAmong(counter, ids, criteria, fields), isPartial: false };
      }
    }
    return { matches: most, isPartial: true };
  }

  async #readMatches(
    counter: QueryCounter,
    criteria: Criteria,
    limit: number,
    fields: Fields,
  ): Promise<FoundMatches> {
    const filters = withoutOrder(reachOf(criteria));
    counter.queries += filters.length;
    const found = await Promise.all(
      filters.map((filter) => this.#matchesIn(counter, criteria, filter, limit, fields)),
    );
    return { matches: found.flat().slice(0, limit), isPartial: false };
  }

  async #matchesIn(
    counter: QueryCounter,
    criteria: Criteria,
    place: PlaceFilter,
    limit: number,
    fields: Fields,
  ): Promise<Match[]> {
    const index = await this.choice.of(counter, criteria, place, limit);
    const query = this.#matchesInAnyOrder(index, criteria, place, limit).select(fields);
    // The database would read and sort all matches.
    const isSorted = criteria.words.length === 0 && place.ids.length <= MAX_ORDERED_IDS;
    if (isSorted) query.sort(sortOf(index === 'rentAmount' ? cheapest : newest, criteria));
    return query.lean<Match[]>();
  }

  #matchesInAnyOrder(index: SearchIndex, criteria: Criteria, place: PlaceFilter, limit: number) {
    const filter = index === 'words' ? wordsFilterOf(criteria, place) : criteriaFilter(criteria, place);
    // All of them in the first response of the database.
    return this.listings.find(filter).limit(limit).batchSize(limit).hint(keysOf(index, place));
  }
}
