import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ListingRecord } from '../listings/listing.schema.ts';
import { newestIndex, rentIndex } from '../listings/search-indexes.ts';
import { type Criteria, decidedByKeys, reachOf } from './criteria.ts';
import { partOf } from './ordered-part.ts';
import type { PlaceFilter } from './place-scope.ts';
import type { QueryMeter } from './query-meter.ts';
import { type Scan, scanInWindows } from './scan-in-windows.ts';
import { ScanLimits } from './scan-limits.ts';
import {
  compareInStage,
  type Placed,
  type StageOrder,
  type StagePosition,
  stagePositionOf,
} from './search-order.ts';

/** Reads listings in the order of an index. */
@Injectable()
export class OrderedReads {
  constructor(
    @InjectModel(ListingRecord.name) private readonly listings: Model<ListingRecord>,
    private readonly limits: ScanLimits,
  ) {}

  /** The listings of a search in some of its places, between two positions. */
  in(order: StageOrder, criteria: Criteria, place: PlaceFilter, after?: StagePosition, upTo?: StagePosition) {
    const indexOf = order.field === 'createdAt' ? newestIndex : rentIndex;
    const { filter, sort } = partOf(order, criteria, place, after, upTo);
    return this.listings.find(filter).sort(sort).hint(indexOf(place.level));
  }

  /**
   * Reads listings in steps and stops after a number of them, because the conditions of dealbreakers can leave out nearly all:
   * docs/decisions/0354-dealbreakers.md.
   * @param fields a projection
   */
  async scan<Row extends Placed>(
    meter: QueryMeter,
    order: StageOrder,
    criteria: Criteria,
    limit: number,
    fields: Readonly<Record<string, 0 | 1>>,
    after?: StagePosition,
  ): Promise<Scan<Row, StagePosition>> {
    const scope = reachOf(criteria);
    const keys = decidedByKeys(criteria, order.field);
    const lastOf = async (place: PlaceFilter, from: StagePosition | undefined, size: number) => {
      const query = this.in(order, keys, place, from).skip(size - 1);
      const [last] = await query
        .limit(1)
        .select({ [order.field]: 1 })
        .lean<Placed[]>();
      return last && stagePositionOf(last, order);
    };
    const sources = scope.map((place) => ({
      edgeAfter: (from: StagePosition | undefined, size: number) => {
        meter.queries += 1;
        return lastOf(place, from, size);
      },
      read: (from: StagePosition | undefined, to: StagePosition | undefined, count: number) => {
        meter.queries += 1;
        return this.in(order, criteria, place, from, to).select(fields).limit(count).lean<Row[]>();
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
}
