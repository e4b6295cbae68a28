import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { newSavedSearchSchema } from '@roommate/contracts';
import type { Model, QueryFilter } from 'mongoose';
import { AlertsRepository } from '../alerts/alerts.repository.ts';
import { MATCH_VERSION } from '../alerts/match-keys.ts';
import { SavedSearchRecord } from '../alerts/saved-search.schema.ts';
import { Database } from '../database/database.ts';
import { StartMigration } from '../database/start-migration.ts';
import { matchedFields } from './matched-fields.ts';

const BATCH = 200;

type Stored = Pick<SavedSearchRecord, '_id' | 'query' | 'uid' | 'name'>;

interface Update {
  $set: Partial<SavedSearchRecord>;
  $unset?: { places: 1 };
}

/** In ranges, which an index can find. */
const outdated: QueryFilter<SavedSearchRecord>[] = [
  { version: null },
  { version: { $lt: MATCH_VERSION } },
  { version: { $gt: MATCH_VERSION } },
];

/** Computes the keys of stored searches again when the gazetteer, the words or the rent bands have changed. */
@Injectable()
export class SavedSearchesMigration extends StartMigration<SavedSearchRecord> {
  readonly #log = new Logger(SavedSearchesMigration.name);

  constructor(
    database: Database,
    @InjectModel(SavedSearchRecord.name) private readonly searches: Model<SavedSearchRecord>,
    private readonly alerts: AlertsRepository,
  ) {
    super(database, outdated);
  }

  protected async runBatch(filter: QueryFilter<SavedSearchRecord>): Promise<number> {
    const found = await this.searches.find(filter, { uid: 1 }).limit(BATCH).lean<Pick<Stored, 'uid'>[]>();
    if (found.length === 0) return 0;
    // All of a user at once: one search can get the former name of another.
    const rows = await this.searches
      .find({ uid: { $in: found.map(({ uid }) => uid) }, $or: outdated }, { query: 1, uid: 1, name: 1 })
      .lean<Stored[]>();
    const updates = rows.map((row) => ({
      updateOne: { filter: { _id: row._id }, update: this.#update(row) },
    }));
    // Before the searches: after a crash, this batch runs again.
    await this.alerts.renameSearches(
      rows.map(({ uid, name }, i) => {
        const to = updates[i]?.updateOne.update.$set.name ?? name;
        return { uid, from: name, to };
      }),
    );
    await this.searches.bulkWrite(updates, { ordered: false });
    return rows.length;
  }

  #update({ _id, query }: Stored): Update {
    try {
      const fields = matchedFields(newSavedSearchSchema.parse({ query }).query);
      return fields.places ? { $set: fields } : { $set: fields, $unset: { places: 1 } };
    } catch (error) {
      // For example, the gazetteer has lost its place. The user still sees the search and can delete it.
      this.#log.warn(error, `The saved search ${_id.toHexString()} matches nothing.`);
      return { $set: { version: MATCH_VERSION, keys: [] } };
    }
  }
}
