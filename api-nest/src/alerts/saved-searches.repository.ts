import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { insertOnce } from '../database/insert-once.ts';
import { KnownExistence } from '../database/known-existence.ts';
import { rowsOf } from '../database/rows.ts';
import { distinctValues } from '../database/distinct-values.ts';
import { SavedSearchRecord } from './saved-search.schema.ts';

/** A search that a listing matches. */
export type MatchingSearch = Pick<SavedSearchRecord, 'uid' | 'name' | 'version'>;

/** The fields of a listing that searches are compared with. */
interface MatchedListing extends Pick<SavedSearchRecord, 'words' | 'hasPhoto'> {
  /** `keysOfListing` */
  keys: readonly string[];
  /** `placesOfListing` */
  places: readonly string[];
  /** `factsOfHome` */
  facts: readonly string[];
  /** BDT per month. */
  rentAmount: number;
  ownerUid: string;
}

/** What an edit has added to a listing or removed from it. Only searches that ask for some of it can be new matches. */
export interface AddedContent {
  words: readonly string[];
  hasPhoto: boolean;
  /** Facts of the home that are not stated any more. Absent in marks from before this field. */
  removedFacts?: readonly string[];
}

const candidateFields = ['uid', 'name', 'version', 'places', 'words', 'avoided', 'hasPhoto'] as const;
type Candidate = Pick<SavedSearchRecord, (typeof candidateFields)[number]>;
const projection = Object.fromEntries(candidateFields.map((field) => [field, 1]));

const BATCH = 500;

/** All database access to saved searches. */
@Injectable()
export class SavedSearchesRepository {
  readonly #existence = new KnownExistence(async () => {
    // The condition holds for every record, and makes the database use an index.
    return (await this.records.exists({ uid: { $gt: '' } })) !== null;
  });

  constructor(@InjectModel(SavedSearchRecord.name) private readonly records: Model<SavedSearchRecord>) {}

  /** Whether there is a saved search. It may not know for a second that another process has added the first one. */
  exist(): Promise<boolean> {
    return this.#existence.check();
  }

  /**
   * Does nothing when the user has saved the same search.
   * @returns whether it was new
   */
  async insert(record: SavedSearchRecord): Promise<boolean> {
    const isNew = await insertOnce(this.records, record);
    this.#existence.noteAdded();
    return isNew;
  }

  /** The searches of a user, newest first. */
  findByUser(uid: string): Promise<SavedSearchRecord[]> {
    return this.records.find({ uid }).sort({ createdAt: -1, _id: -1 }).lean<SavedSearchRecord[]>().exec();
  }

  count(uid: string): Promise<number> {
    return this.records.countDocuments({ uid });
  }

  /** @returns whether the user had the search */
  async delete(id: string, uid: string): Promise<boolean> {
    return (await this.records.deleteOne({ _id: id, uid })).deletedCount === 1;
  }

  async deleteOf(uid: string): Promise<void> {
    await this.records.deleteMany({ uid });
  }

  /** All users with a saved search, in the order of uids. */
  owners(): AsyncIterable<string> {
    return distinctValues(this.records, 'uid', '');
  }

  /**
   * The searches that a listing matches, in batches, without those of its owner. It reads only searches with its keys.
   * @param added only searches that ask for some of this
   */
  async *matching(listing: MatchedListing, added?: AddedContent | null): AsyncGenerator<MatchingSearch[]> {
    const { keys, rentAmount, ownerUid } = listing;
    const words = new Set(listing.words);
    const addedWords = new Set(added?.words);
    const cursor = rowsOf(this.records).find<Candidate>(
      { keys: { $in: [...keys] }, rentMin: { $lte: rentAmount }, rentMax: { $gte: rentAmount } },
      { projection, batchSize: BATCH },
    );
    let batch: MatchingSearch[] = [];
    for await (const search of cursor) {
      if (search.uid === ownerUid || (search.hasPhoto && !listing.hasPhoto)) continue;
      if (search.words.some((word) => !words.has(word))) continue;
      if (search.places && !listing.places.some((place) => search.places?.includes(place))) continue;
      if (search.avoided?.some((fact) => listing.facts.includes(fact))) continue;
      const asks =
        search.words.some((word) => addedWords.has(word)) ||
        search.avoided?.some((fact) => added?.removedFacts?.includes(fact));
      if (added && !asks && !(added.hasPhoto && search.hasPhoto)) continue;
      batch.push(search);
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }
}
