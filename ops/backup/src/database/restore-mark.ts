import type { Db } from 'mongodb';

/** A collection that is there from before a restore's first change until after its last. */
export const unfinishedRestore = 'unfinished-restore';

interface Mark {
  readonly _id: 'restore';
  /** The checksum of the backup. */
  readonly sha256: string;
}

const marks = (db: Db) => db.collection<Mark>(unfinishedRestore);

/** The checksum of the backup whose restore was broken off here. */
export async function brokenOffRestore(db: Db): Promise<string | undefined> {
  return (await marks(db).findOne({ _id: 'restore' }))?.sha256;
}

export async function markRestore(db: Db, sha256: string): Promise<void> {
  await marks(db).replaceOne({ _id: 'restore' }, { sha256 }, { upsert: true });
}

export async function unmarkRestore(db: Db): Promise<void> {
  await marks(db).drop();
}
