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
} from './criteria.ts';
import type { SearchIndex } from './search-index.ts';
import { MatchReads } from './match-reads.ts';
import { type Fields, OrderedReads } from './ordered-reads.ts';
import { inOneFilter } from './place-scope.ts';
import type { QueryCounter } from './query-counter.ts';
import type { Scan } from './scan-in-windows.ts';
import {
  cheapest,
  type FoundMatches,
  type Match,
  newest,
  type StageOrder,
  type StagePosition,
} from './search-order.ts';

/** The indexes of the search have them, so that a read of matches needs no listing. */
const matchFields = { createdAt: 1, rentAmount: 1, roomType: 1, availability: 1, placeId: 1 } as const;

const onlyThese = (names: readonly string[]): Fields => ({
  _id: 0,
  ...Object.fromEntries(names.map((name) => [name, 1 as const])),
});

/** Conditions that no index decides can leave out nearly all listings: docs/decisions/0354-dealbreakers.md. */
const isScanned = (criteria: Criteria): boolean => hasConditions(criteria) && criteria.words.length === 0;

/** All database access of the search. Each query names its index: docs/decisions/0252-search-by-indexes.md. */
@Injectable()
export class SearchRepository {
  constructor(
    @InjectModel(ListingRecord.name) private readonly listings: Model<ListingRecord>,
    private readonly ordered: OrderedReads,
    private readonly matches: MatchReads,
  ) {}

  /**
   * Reads matches up to a limit: the newest, or those with the lowest rent. From more places than the database can keep in
   * order, it reads any.
   * @param sample how many it reads if the limit is exceeded, and keys can show that
   * @param compared what a personal order compares in addition. No index has it
   */
  async findMatches(
    counter: QueryCounter,
    criteria: Criteria,
    limit: number,
    { sample, compared = [] }: { sample?: number | undefined; compared?: readonly ('home' | 'words')[] } = {},
  ): Promise<FoundMatches> {
    const fields = { ...matchFields, ...Object.fromEntries(compared.map((name) => [name, 1 as const])) };
    if (isScanned(criteria)) return this.#scanMatches(counter, criteria, limit, fields);
    return this.matches.read(counter, { criteria, limit, fields, sample });
  }

  /**
   * Reads some fields of matches up to a limit.
   * @param sample how many it reads if the limit is exceeded, and keys can show that
   */
  async findValues<Field extends keyof typeof matchFields>(
    counter: QueryCounter,
    criteria: Criteria,
    limit: number,
    fields: readonly Field[],
    sample?: number,
  ): Promise<FoundMatches<Field>> {
    // A scan continues by the fields of its order.
    if (isScanned(criteria)) return this.#scanMatches(counter, criteria, limit, matchFields);
    return this.matches.read(counter, { criteria, limit, fields: onlyThese(fields), sample });
  }

  /**
   * Reads one field of some of many matches.
   * @param sampledBy the index of a sample with the same rent in the same places
   */
  async sampleValues<Field extends keyof typeof matchFields>(
    counter: QueryCounter,
    criteria: Criteria,
    limit: number,
    field: Field,
    sampledBy: SearchIndex | undefined,
  ): Promise<FoundMatches<Field>> {
    if (isScanned(criteria)) {
      const { matches } = await this.#scanMatches(counter, criteria, limit, matchFields);
      return { matches, isPartial: true };
    }
    const isSame =
      sampledBy === 'words' || (criteria.words.length === 0 && rentRange(criteria) !== undefined);
    const by = isSame ? sampledBy : undefined;
    return this.matches.sample(counter, { criteria, limit, fields: onlyThese([field]) }, by);
  }

  /** The ids of matches up to a limit. Indexes have them: docs/decisions/0354-dealbreakers.md. */
  idsOfMatches(counter: QueryCounter, criteria: Criteria, limit: number): Promise<Types.ObjectId[]> {
    return this.matches.ids(counter, criteria, limit);
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
    const rows = await this.listings
      .find({ _id: { $in: ids } }, listingProjection)
      .hint({ _id: 1 })
      .lean<ListingRow[]>();
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
}
