import { chmod, mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { syncFolder } from '@roommate/server/files';
import { type Database, open, type RootDatabase } from 'lmdb';

export type Table = Database<Buffer, Buffer>;

/** A table as a query sees it: its current state, or a snapshot. */
export type ReadTable = Pick<Table, 'getRange' | 'getKeys' | 'getKeysCount' | 'getBinary'>;

export interface ReadEnvironment {
  /** Collections with their indexes, the folder's owner, and counters. */
  readonly catalog: ReadTable;
  /** From collection id and record id to the document's BSON. */
  readonly documents: ReadTable;
  /** Keys are index id, index key and record id. The values are empty. */
  readonly entries: ReadTable;
}

/** All tables are in one lmdb file, so one transaction covers documents, indexes and catalog. */
export interface Environment extends ReadEnvironment {
  readonly root: RootDatabase<Buffer, Buffer>;
  readonly catalog: Table;
  readonly documents: Table;
  readonly entries: Table;
}

/**
 * Keys as they are. lmdb's own reader allocates memory for each key, which takes a third of the time of a scan. With other
 * readers than its own, a range without a start begins at the byte 5, so each range needs one.
 */
const keyEncoder = {
  writeKey: (key: Buffer, target: Buffer, start: number): number => {
    target.set(key, start);
    return start + key.length;
  },
  readKey: (source: Buffer, start: number, end: number): Buffer => {
    const key = Buffer.allocUnsafe(end - start);
    key.set(source.subarray(start, end));
    return key;
  },
};

const binary = { keyEncoder, encoding: 'binary', cache: false } as const;

/** @param sync whether a commit waits until its data are on disk */
export async function openEnvironment(folder: string, sync: boolean): Promise<Environment> {
  const made = await mkdir(folder, { recursive: true, mode: 0o700 });
  // Without overlappingSync a commit returns after fsync: acknowledged writes survive kill -9 and a power cut.
  const root = open<Buffer, Buffer>({
    path: folder,
    noSubdir: false,
    maxDbs: 8,
    pageSize: 4096,
    overlappingSync: false,
    noSync: !sync,
    ...binary,
  });
  // The files hold contacts. No other user of the machine may read them, also in a folder that was made before.
  for (const file of ['data.mdb', 'lock.mdb']) await chmod(join(folder, file), 0o600);
  const table = (name: string): Table => root.openDB<Buffer, Buffer>({ name, ...binary });
  const environment = {
    root,
    catalog: table('catalog'),
    documents: table('documents'),
    entries: table('entries'),
  };
  await syncFolders(resolve(folder), made === undefined ? resolve(folder) : dirname(resolve(made)));
  return environment;
}

/** Makes the names of the new file and folders durable. lmdb syncs only the content of its file. */
async function syncFolders(from: string, last: string): Promise<void> {
  await syncFolder(from);
  if (from !== last) await syncFolders(dirname(from), last);
}
