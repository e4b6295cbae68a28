import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { MAX_TIME_MS } from '../database/connection-options.ts';
import { findRows } from '../database/find-rows.ts';
import { BatchedReads } from '../database/batched-reads.ts';
import { isRecentLiker, type LikeFields } from './like-fields.ts';
import { inOrder, withIds } from './listing-ids.ts';
import { includedFields, type ListingRow } from './listing-view.ts';
import { ListingRecord } from './listing.schema.ts';

type PersonalRow = ListingRow & LikeFields;

interface Wanted {
  id: string;
  uid: string;
}

/** A row with the field `likedBy0` for the first user of the query, and so on. */
type SharedRow = ListingRow & Omit<LikeFields, 'isRecentLiker'> & Record<`likedBy${number}`, boolean>;

/**
 * Reads listings with the fields that show whether a user likes them. Requests that arrive together are read with one query:
 * docs/decisions/0284-concurrent-reads.md.
 */
@Injectable()
export class PersonalRows {
  readonly #reads = new BatchedReads((wanted: readonly Wanted[]) => this.#readEach(wanted));

  constructor(@InjectModel(ListingRecord.name) private readonly listings: Model<ListingRecord>) {}

  /** The listing as it is stored after this call. */
  find(id: string, uid: string): Promise<PersonalRow | null> {
    return this.#reads.read({ id, uid });
  }

  async #readEach(wanted: readonly Wanted[]): Promise<(PersonalRow | null)[]> {
    const uids = [...new Set(wanted.map(({ uid }) => uid))];
    const ids = wanted.map(({ id }) => id);
    const likes = Object.fromEntries(uids.map((uid, n) => [`likedBy${n}`, isRecentLiker(uid)]));
    const rows = await findRows<ListingRecord, SharedRow>(this.listings, {
      ...withIds(ids),
      // Each user adds a field to all rows.
      projection: { ...includedFields, likersMoved: 1, recentUnlikers: 1, ...likes },
      maxTimeMS: MAX_TIME_MS,
    });
    return inOrder(rows, ids).map((row, n) => {
      const uid = wanted[n]?.uid ?? '';
      return row && { ...row, isRecentLiker: row[`likedBy${uids.indexOf(uid)}`] === true };
    });
  }
}
