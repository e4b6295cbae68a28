import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ListingRecord } from '../listings/listing.schema.ts';
import { combinationsOf, type Criteria, decidedByKeys, inOnePart, reachOf } from './criteria.ts';
import { keysOf } from './search-index.ts';
import { partOf } from './ordered-part.ts';
import { inOneFilter, inOrder, type PlaceFilter } from './place-scope.ts';
import type { QueryCounter } from './query-counter.ts';
import { type Scan, scanInWindows } from './scan-in-windows.ts';
import { ScanLimits } from './scan-limits.ts';
import {
  compareInStage,
  type Placed,
  type StageOrder,
  type StagePosition,
  stagePositionOf,
} from './search-order.ts';

/** A projection. */
export type Fields = Readonly<Record<string, 0 | 1>>;

/** Few enough to read them, so that their number is known. The database skips more. */
const COUNTED_KEYS = 100;

/** With more parts, a search is in more than half of all places. The index of the whole city then needs fewer queries. */
const MAX_PARTS = 6;

/** One read of a search from an index. */
interface OrderedRead {
  order: StageOrder;
  criteria: Criteria;
  limit: number;
  fields: Fields;
  /** Only what comes after this position. */
  after?: StagePosition | undefined;
}

/**
 * Reads listings by the index of an order. The conditions of dealbreakers can leave out nearly all listings, so scans stop
 * after a number of them: docs/decisions/0354-dealbreakers.md.
 */
@Injectable()
export class OrderedReads {
  constructor(
    @InjectModel(ListingRecord.name) private readonly listings: Model<ListingRecord>,
    private readonly limits: ScanLimits,
  ) {}

  /** Reads listings of each part of the scope in the order. */
  async read<Row>(counter: QueryCounter, read: OrderedRead): Promise<Row[]> {
    const { order, criteria, limit, fields, after } = read;
    const scope = inOrder(reachOf(criteria), combinationsOf(criteria));
    counter.queries += scope.length;
    const found = await Promise.all(
      scope.map((place) =>
        this.#in(order, criteria, place, after).select(fields).limit(limit).lean<Row[]>().exec(),
      ),
    );
    return found.flat();
  }

  /** Reads listings in the order. It may stop before the limit. */
  async scan<Row extends Placed>(
    counter: QueryCounter,
    read: OrderedRead,
  ): Promise<Scan<Row, StagePosition>> {
    if (!(await this.#areFew(counter, read))) return this.#scanParts(counter, read);
    return { rows: await this.read<Row>(counter, read), stop: undefined, examined: this.limits.scan };
  }

  /** As `scan`, but in any order when that needs fewer queries. */
  async scanInAnyOrder<Row extends Placed>(
    counter: QueryCounter,
    read: OrderedRead,
  ): Promise<Scan<Row, StagePosition>> {
    if (!(await this.#areFew(counter, read))) return this.#scanParts(counter, read);
    const { order, criteria, limit, fields } = read;
    counter.queries += 1;
    const rows = await this.#inAnyOrder(order, criteria).select(fields).limit(limit).lean<Row[]>();
    return { rows, stop: undefined, examined: this.limits.scan };
  }

  /**
   * Whether several places have so few listings together, without the conditions, that a query may examine all of them. One
   * place needs no query for this: windows read it with few.
   */
  async #areFew(counter: QueryCounter, { order, criteria, after }: OrderedRead): Promise<boolean> {
    if (reachOf(criteria).length <= 1) return false;
    counter.queries += 1;
    const keys = this.#inAnyOrder(order, decidedByKeys(criteria, order.field), after);
    const past = keys.select({ _id: 1 }).skip(this.limits.scan - 1);
    return (await past.limit(1).lean().exec()).length === 0;
  }

  #scanParts<Row extends Placed>(
    counter: QueryCounter,
    { order, criteria: asked, limit, fields, after }: OrderedRead,
  ): Promise<Scan<Row, StagePosition>> {
    const criteria = reachOf(asked).length > MAX_PARTS ? inOnePart(asked) : asked;
    const keys = decidedByKeys(criteria, order.field);
    const edgeAfter = async (place: PlaceFilter, from: StagePosition | undefined, size: number) => {
      const skipped = size > COUNTED_KEYS ? size - 1 : 0;
      const query = this.#in(order, keys, place, from).select({ [order.field]: 1 });
      const read = await query
        .skip(skipped)
        .limit(size - skipped)
        .lean<Placed[]>();
      const last = read[size - skipped - 1];
      return { edge: last && stagePositionOf(last, order), keys: skipped > 0 ? size : read.length };
    };
    const sources = reachOf(criteria).map((place) => ({
      edgeAfter: (from: StagePosition | undefined, size: number) => {
        counter.queries += 1;
        return edgeAfter(place, from, size);
      },
      read: (from: StagePosition | undefined, to: StagePosition | undefined, count: number) => {
        counter.queries += 1;
        return this.#in(order, criteria, place, from, to).select(fields).limit(count).lean<Row[]>();
      },
    }));
    return scanInWindows<Row, StagePosition>(sources, {
      limit,
      maxKeys: this.limits.scan,
      after,
      edgeOf: (row) => stagePositionOf(row, order),
      compare: (a, b) => compareInStage(a, b, order),
    });
  }

  /** The listings of a search in some of its places, between two positions. */
  #in(
    order: StageOrder,
    criteria: Criteria,
    place: PlaceFilter,
    after?: StagePosition,
    upTo?: StagePosition,
  ) {
    const { filter, sort } = partOf(order, criteria, place, after, upTo);
    return this.listings.find(filter).sort(sort).hint(keysOf(order.field, place));
  }

  #inAnyOrder(order: StageOrder, criteria: Criteria, after?: StagePosition) {
    const place = inOneFilter(reachOf(criteria));
    const { filter } = partOf(order, criteria, place, after, undefined);
    return this.listings.find(filter).hint(keysOf(order.field, place));
  }
}
