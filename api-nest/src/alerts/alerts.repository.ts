import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { ALERT_DAYS, UNREAD_COUNT_MAX, type UpdateResponse } from '@roommate/contracts';
import type { Model } from 'mongoose';
import { ignoreDuplicates } from '../database/is-duplicate-key.ts';
import { rowsOf } from '../database/rows.ts';
import { distinctValues } from '../database/distinct-values.ts';
import { DAY_MS } from '../time/dhaka-day.ts';
import { alertId, AlertRecord } from './alert.schema.ts';
import { MATCH_VERSION } from './match-keys.ts';
import type { MatchingSearch } from './saved-searches.repository.ts';

/** A range of the index of ids: ":" comes right before ";". */
const idsOf = (listingId: string) => ({ $gte: alertId(listingId, ''), $lt: `${listingId};` });

const DELETED_AT_ONCE = 500;
/** Maximum number of alerts of a user after a cleanup. */
export const ALERTS_KEPT = 500;

/** The name of a saved search that a new version computes again. */
interface Rename {
  uid: string;
  from: string;
  to: string;
}

/** The fields with the name of a search. */
const nameOf = ({ name, version = '' }: Pick<MatchingSearch, 'name' | 'version'>) => ({
  searchName: name,
  namedBy: version,
});

/** Where the alerts of the next listing begin. Always after the given id. */
const afterListingOf = (id: string): string => `${id.split(':', 1).join()};`;

/** All database access to alerts. */
@Injectable()
export class AlertsRepository {
  constructor(@InjectModel(AlertRecord.name) private readonly records: Model<AlertRecord>) {}

  /** Alerts users of a listing. Does nothing for users who had an alert for it before. */
  async insert(listingId: string, searches: readonly MatchingSearch[], createdAt: Date): Promise<void> {
    const records = searches.map(({ uid, ...search }) => ({
      _id: alertId(listingId, uid),
      uid,
      listingId,
      ...nameOf(search),
      createdAt,
      isRead: false,
      isDeleted: false,
    }));
    await rowsOf(this.records).insertMany(records, { ordered: false }).catch(ignoreDuplicates);
  }

  /** The newest alerts of a user, newest first. */
  findNewest(uid: string, limit: number): Promise<AlertRecord[]> {
    const found = this.records.find({ uid, isDeleted: false }).sort({ createdAt: -1, _id: -1 });
    return found.limit(limit).lean<AlertRecord[]>().exec();
  }

  /** Counts up to `UNREAD_COUNT_MAX`. */
  countUnread(uid: string): Promise<number> {
    return this.records.countDocuments({ uid, isRead: false }, { limit: UNREAD_COUNT_MAX });
  }

  /** @returns the number of alerts that were not read before */
  async markRead(uid: string): Promise<number> {
    return (await this.records.updateMany({ uid, isRead: false }, { $set: { isRead: true } })).modifiedCount;
  }

  /** @returns the number of alerts of the user for the listing, and of those that were not read before */
  async markReadOfListing(listingId: string, uid: string): Promise<UpdateResponse> {
    const filter = { _id: alertId(listingId, uid), isDeleted: false };
    const { matchedCount, modifiedCount } = await this.records.updateOne(filter, { $set: { isRead: true } });
    return { matchedCount, modifiedCount };
  }

  /** @returns whether the user had the alert */
  async remove(listingId: string, uid: string): Promise<boolean> {
    const filter = { _id: alertId(listingId, uid), isDeleted: false };
    const result = await this.records.updateOne(filter, { $set: { isDeleted: true, isRead: true } });
    return result.modifiedCount === 1;
  }

  async deleteOf(uid: string): Promise<void> {
    await this.records.deleteMany({ uid });
  }

  /** For a listing that was deleted. */
  async deleteOfListing(listingId: string): Promise<void> {
    await this.records.deleteMany({ _id: idsOf(listingId) });
  }

  /** Deletes the unread alerts of an unavailable listing. Read alerts stay, so that their users get no second one. */
  async deleteUnreadOfListing(listingId: string): Promise<void> {
    await this.records.deleteMany({ _id: idsOf(listingId), isRead: false });
  }

  /** The unread alerts of a listing. */
  findUnreadOfListing(listingId: string): Promise<Pick<AlertRecord, 'uid' | 'searchName'>[]> {
    const filter = { _id: idsOf(listingId), isRead: false };
    return rowsOf(this.records)
      .find<Pick<AlertRecord, 'uid' | 'searchName'>>(filter, { projection: { uid: 1, searchName: 1 } })
      .toArray();
  }

  /** Deletes the unread alerts of some users for a listing. */
  async deleteUnread(listingId: string, uids: readonly string[]): Promise<void> {
    for (let start = 0; start < uids.length; start += DELETED_AT_ONCE) {
      const ids = uids.slice(start, start + DELETED_AT_ONCE).map((uid) => alertId(listingId, uid));
      await this.records.deleteMany({ _id: { $in: ids }, isRead: false });
    }
  }

  /** Gives the unread alert of a user for a listing to another search of the user. */
  async giveTo({ uid, ...search }: MatchingSearch, listingId: string): Promise<void> {
    const filter = { _id: alertId(listingId, uid), isRead: false };
    await this.records.updateOne(filter, { $set: nameOf(search) });
  }

  /**
   * Changes the names of searches in their alerts. Alerts belong to their search by its name, and a search can get the former
   * name of another. So each alert changes its name once in a version, also when several processes do this.
   */
  async renameSearches(renames: readonly Rename[]): Promise<void> {
    for (const { uid, from, to } of renames) {
      if (from === to) continue;
      const filter = { uid, searchName: from, namedBy: { $ne: MATCH_VERSION } };
      await this.records.updateMany(filter, { $set: nameOf({ name: to, version: MATCH_VERSION }) });
    }
  }

  /** Deletes the alerts of a user except the newest. Deleted alerts stay stored as deleted. */
  async #keepNewest(uid: string): Promise<void> {
    const filter = { uid, isDeleted: false };
    const newest = this.records.find(filter, { createdAt: 1 }).sort({ createdAt: -1, _id: -1 });
    const [first] = await newest.skip(ALERTS_KEPT).limit(1).lean<Pick<AlertRecord, '_id' | 'createdAt'>[]>();
    if (!first) return;
    const { _id, createdAt } = first;
    // Several alerts can have the same time.
    const isExcess = [{ createdAt: { $lt: createdAt } }, { _id: { $lte: _id } }];
    await this.records.deleteMany({ ...filter, createdAt: { $lte: createdAt }, $or: isExcess });
  }

  /** Deletes old and excess alerts. */
  async deleteExpired(now: Date): Promise<void> {
    const oldest = new Date(now.getTime() - ALERT_DAYS * DAY_MS);
    await this.records.deleteMany({ createdAt: { $lt: oldest } });
    for await (const uid of this.owners()) await this.#keepNewest(uid);
  }

  /** The ids of all listings with an alert. Costs one index lookup for each. */
  async *listingIds(): AsyncGenerator<string> {
    const next = (from: string) =>
      this.records
        .findOne({ _id: { $gte: from } }, { listingId: 1 })
        .sort({ _id: 1 })
        .lean<Pick<AlertRecord, '_id' | 'listingId'>>()
        .exec();
    for (let found = await next(''); found; found = await next(afterListingOf(found._id))) {
      yield found.listingId;
    }
  }

  /** All users with an alert, in the order of uids. */
  owners(): AsyncIterable<string> {
    return distinctValues(this.records, 'uid', '');
  }
}
