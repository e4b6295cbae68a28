import { mkdirSync } from 'node:fs';
import { type Database, open, type RootDatabase } from 'lmdb';

export type Table = Database<Buffer, Buffer>;

/** The lmdb environment: every table is in one file, so one transaction covers documents, indexes and catalog. */
export interface Environment {
  readonly root: RootDatabase<Buffer, Buffer>;
  /** Collections and their indexes, the owner of the folder, counters. */
  readonly catalog: Table;
  /** Collection id and record id to the document's BSON. */
  readonly documents: Table;
  /** Index id, key and record id; the values are empty. */
  readonly entries: Table;
}

/** lmdb's limit for a key with pages of 4 KiB. */
export const maxKeyBytes = 1978;

const binary = { keyEncoding: 'binary', encoding: 'binary', cache: false } as const;

export function openEnvironment(folder: string): Environment {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
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
  return { root, catalog: table('catalog'), documents: table('documents'), entries: table('entries') };
}
