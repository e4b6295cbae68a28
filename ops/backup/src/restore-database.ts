import { stat } from 'node:fs/promises';
import { ConfigurationError } from '@roommate/server/env';
import { openDatabase } from '@roommate/database';
import { BSON, type Db } from 'mongodb';
import { type ArchiveCollection, exactTypes } from './archive/format.ts';
import { readArchive } from './archive/read-archive.ts';
import { type ArchiveContents, verifyArchive } from './archive/verify-archive.ts';
import { ArchiveError } from './archive/archive-error.ts';
import type { OnProgress } from './cli/progress.ts';
import type { Summary } from './cli/summary.ts';
import { brokenOffRestore, markRestore, unfinishedRestore, unmarkRestore } from './database/restore-mark.ts';
import { collectionTotals } from './database/collection-totals.ts';

export interface RestoreOptions {
  /** Removes what the database holds; without it only an empty database is filled. */
  readonly replace: boolean;
  readonly onProgress: OnProgress;
}

/**
 * Fills a database with a backup: checks the whole file first, then restores, then reads everything back and compares
 * the checksums. Broken off, it is run again with the same file, and begins anew.
 * @throws ConfigurationError in one sentence
 */
export async function restoreDatabase(uri: string, file: string, options: RestoreOptions): Promise<Summary> {
  const { size } = await stat(file).catch(() => {
    throw new ArchiveError(`There is no file ${file} that can be read.`);
  });
  const contents = await verifyArchive(file);
  const connection = await openDatabase(uri, { writeConcern: { w: 'majority' } });
  try {
    const { db } = connection;
    if (!options.replace) await refuseData(db, contents);
    await markRestore(db, contents.sha256);
    await removeAll(db);
    await fill(db, file, contents, options.onProgress);
    await compare(db, contents);
    await unmarkRestore(db);
    const collections = contents.collections.map(({ collection, totals }) => [collection, totals] as const);
    return { database: db.databaseName, collections, fileBytes: size };
  } finally {
    await connection.close();
  }
}

const ownCollections = async (db: Db): Promise<string[]> =>
  (await db.listCollections({}, { nameOnly: true }).toArray())
    .map(({ name }) => name)
    .filter((name) => name !== unfinishedRestore && !name.startsWith('system.'));

/** Collections without documents, such as the API makes at its first start, may go. */
async function refuseData(db: Db, { sha256 }: ArchiveContents): Promise<void> {
  if ((await brokenOffRestore(db)) === sha256) return;
  for (const name of await ownCollections(db)) {
    if ((await db.collection(name).findOne({}, { projection: { _id: 1 } })) === null) continue;
    throw new ConfigurationError(
      `The database ${db.databaseName} is not empty: name another one in MONGODB_URI, or replace all that is in it with --replace.`,
    );
  }
}

async function removeAll(db: Db): Promise<void> {
  for (const name of await ownCollections(db)) await db.collection(name).drop();
}

async function fill(db: Db, file: string, contents: ArchiveContents, onProgress: OnProgress): Promise<void> {
  const all = contents.collections.reduce((sum, { totals }) => sum + totals.documents, 0);
  let done = 0;
  let current: ArchiveCollection | undefined;
  for await (const part of readArchive(file)) {
    if (part.kind === 'collection') {
      current = part.collection;
      await db.createCollection(current.collection, current.options);
    } else if (part.kind === 'documents' && current) {
      const documents = part.documents.map((document) => BSON.deserialize(document, exactTypes));
      // A validator may be younger than the documents.
      await db.collection(current.collection).insertMany(documents, { bypassDocumentValidation: true });
      onProgress((done += documents.length), all);
    } else if (part.kind === 'totals' && current && current.indexes.length > 0) {
      await db.command({ createIndexes: current.collection, indexes: current.indexes });
    } else if (part.kind === 'end' && part.sha256 !== contents.sha256) {
      throw new ArchiveError(`${file} was changed while it was restored: restore again.`);
    }
  }
}

async function compare(db: Db, { collections }: ArchiveContents): Promise<void> {
  for (const { collection, totals } of collections) {
    if ((await collectionTotals(db, collection)).sha256 === totals.sha256) continue;
    throw new ConfigurationError(
      `${collection} is not as in the backup: something else writes to the database; stop it and restore again.`,
    );
  }
}
