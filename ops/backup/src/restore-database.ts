import { stat } from 'node:fs/promises';
import { openDatabase } from '@roommate/database';
import { ConfigurationError } from '@roommate/server/env';
import type { Db } from 'mongodb';
import { decode, exactTypes } from './archive/format.ts';
import { type ArchiveContents, readArchive } from './archive/read-archive.ts';
import type { OnProgress } from './cli/progress.ts';
import type { Summary } from './summary.ts';
import {
  interruptedRestore,
  markRestore,
  UNFINISHED_RESTORE,
  unmarkRestore,
} from './database/restore-mark.ts';
import { collectionTotals } from './database/collection-totals.ts';

interface RestoreOptions {
  /** Removes the content of the database. Without it, the database must be empty. */
  readonly replace: boolean;
  readonly onProgress: OnProgress;
}

/**
 * Fills a database with a backup. It checks the whole file first, then restores, then reads everything back and compares
 * the checksums. After an interruption, run it again with the same file: it starts from the beginning.
 * @throws ConfigurationError if it cannot
 */
export async function restoreDatabase(uri: string, file: string, options: RestoreOptions): Promise<Summary> {
  const { size } = await stat(file).catch(() => {
    throw new ConfigurationError(`The file ${file} does not exist or cannot be read.`);
  });
  const contents = await readArchive(file);
  const connection = await openDatabase(uri, { writeConcern: { w: 'majority' } });
  try {
    const { db } = connection;
    if (!options.replace) await assertEmpty(db, contents);
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
    .filter((name) => name !== UNFINISHED_RESTORE && !name.startsWith('system.'));

/** Empty collections do not count: the API creates some at its first start. */
async function assertEmpty(db: Db, { sha256 }: ArchiveContents): Promise<void> {
  if ((await interruptedRestore(db)) === sha256) return;
  for (const name of await ownCollections(db)) {
    if ((await db.collection(name).findOne({}, { projection: { _id: 1 } })) === null) continue;
    throw new ConfigurationError(
      `The database ${db.databaseName} is not empty: set MONGODB_URI to another one, or replace its content with --replace.`,
    );
  }
}

async function removeAll(db: Db): Promise<void> {
  for (const name of await ownCollections(db)) await db.collection(name).drop();
}

async function fill(db: Db, file: string, contents: ArchiveContents, onProgress: OnProgress): Promise<void> {
  const all = contents.collections.reduce((sum, { totals }) => sum + totals.documents, 0);
  let done = 0;
  const { sha256 } = await readArchive(file, {
    begin: ({ collection, options }) => db.createCollection(collection, options),
    add: async ({ collection }, frames) => {
      const documents = frames.map((frame) => decode(frame, exactTypes));
      // A validator may be newer than the documents.
      await db.collection(collection).insertMany(documents, { bypassDocumentValidation: true });
      onProgress((done += documents.length), all);
    },
    end: async ({ collection, indexes }) => {
      if (indexes.length > 0) await db.command({ createIndexes: collection, indexes });
    },
  });
  if (sha256 !== contents.sha256)
    throw new ConfigurationError(`${file} changed during the restore: restore again.`);
}

async function compare(db: Db, { collections }: ArchiveContents): Promise<void> {
  for (const { collection, totals } of collections) {
    if ((await collectionTotals(db, collection)).sha256 === totals.sha256) continue;
    throw new ConfigurationError(
      `${collection} differs from the backup, because another process writes to the database: stop it and restore again.`,
    );
  }
}
