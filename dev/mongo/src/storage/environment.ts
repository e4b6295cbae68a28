import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Database, open, type RootDatabase } from 'lmdb';

export type Table = Database<Buffer, Buffer>;

/** A table as a query sees it: now, or at a snapshot. */
export type ReadTable = Pick<Table, 'getRange' | 'getKeys' | 'getKeysCount' | 'getBinary'>;

export interface ReadEnvironment {
  /** Collections and their indexes, the owner of the folder, counters. */
  readonly catalog: ReadTable;
  /** Collection id and record id to the document's BSON. */
  readonly documents: ReadTable;
  /** Index id, key and record id; the values are empty. */
  readonly entries: ReadTable;
}

/** The lmdb environment: every table is in one file, so one transaction covers documents, indexes and catalog. */
export interface Environment extends ReadEnvironment {
  readonly root: RootDatabase<Buffer, Buffer>;
  readonly catalog: Table;
  readonly documents: Table;
  readonly entries: Table;
}

/** lmdb's limit for a key with pages of 4 KiB. */
export const maxKeyBytes = 1978;

const binary = { keyEncoding: 'binary', encoding: 'binary', cache: false } as const;

export function openEnvironment(folder: string): Environment {
  const made = mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Without overlappingSync a commit returns after fsync: what is acknowledged survives kill -9 and a power cut.
  const root = open<Buffer, Buffer>({
    path: folder,
    noSubdir: false,
    maxDbs: 8,
    pageSize: 4096,
    overlappingSync: false,
    ...binary,
  });
  const table = (name: string): Table => root.openDB<Buffer, Buffer>({ name, ...binary });
  const environment = {
    root,
    catalog: table('catalog'),
    documents: table('documents'),
    entries: table('entries'),
  };
  syncFolders(resolve(folder), made === undefined ? resolve(folder) : dirname(resolve(made)));
  return environment;
}

/** Brings the names of the new file and of the new folders to the disk; lmdb does that for what is in the file only. */
function syncFolders(from: string, last: string): void {
  // Windows cannot open a folder.
  if (process.platform === 'win32') return;
  const handle = openSync(from, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  if (from !== last) syncFolders(dirname(from), last);
}
