import type { Db } from 'mongodb';

/** A collection that exists from before the first change of a restore until after the last one. */
export const UNFINISHED_RESTORE = 'unfinished-restore';

interface Mark {
  readonly _id: 'restore';
  /** The checksum of the backup. */
  readonly sha256: string;
}

const marks = (db: Db) => db.collection<Mark>(UNFINISHED_RESTORE);

/** The checksum of the backup whose restore into this database was interrupted. */
export async function interruptedRestore(db: Db): Promise<string | undefined> {
  return (await marks(db).findOne({ _id: 'restore' }))?.sha256;
}

export async function markRestore(db: Db, sha256: string): Promise<void> {
  await marks(db).replaceOne({ _id: 'restore' }, { sha256 }, { upsert: true });
}

export async function unmarkRestore(db: Db): Promise<void> {
  await marks(db).drop();
}
