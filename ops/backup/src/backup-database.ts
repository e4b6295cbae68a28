import { type OpenDatabase, openDatabase } from '@roommate/database';
import { archiveBytes } from './archive/archive-bytes.ts';
import { checkDocuments } from './archive/check-documents.ts';
import { FORMAT_VERSION, type Totals } from './archive/format.ts';
import { writeArchive } from './archive/write-archive.ts';
import { openSnapshot, type Snapshot } from './database/snapshot.ts';
import type { OnProgress } from './cli/progress.ts';
import type { Summary } from './summary.ts';

/**
 * Saves a consistent snapshot of the database to a new file while writes continue:
 * docs/decisions/0057-backup-by-the-wire-protocol.md.
 * @throws ConfigurationError if it cannot; then no file remains
 */
export async function backupDatabase(uri: string, file: string, onProgress: OnProgress): Promise<Summary> {
  const connection = await openDatabase(uri);
  let snapshot: Snapshot | undefined;
  try {
    snapshot = await openSnapshot(connection.client, connection.db);
    return await save(connection, snapshot, file, onProgress);
  } finally {
    await snapshot?.end();
    await connection.close();
  }
}

async function save(
  { db }: OpenDatabase,
  snapshot: Snapshot,
  file: string,
  onProgress: OnProgress,
): Promise<Summary> {
  const counts = snapshot.collections.map(({ collection }) =>
    db.collection(collection).estimatedDocumentCount(),
  );
  const expected = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  let done = 0;
  const read = (collection: string) =>
    checkDocuments(collection, snapshot.read(collection), () => onProgress(++done, Math.max(done, expected)));
  const totals: [string, Totals][] = [];
  const { databaseName: database } = db;
  const header = {
    format: 'roommate-backup',
    version: FORMAT_VERSION,
    database,
    createdAt: new Date(),
  } as const;
  const bytes = archiveBytes(header, snapshot.collections, read, (...ofOne) => totals.push(ofOne));
  const fileBytes = await writeArchive(file, bytes);
  return { database, collections: totals, fileBytes };
}
