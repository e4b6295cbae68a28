import type { Transaction } from 'lmdb';
import { CatalogReader } from './catalog-reader.ts';
import type { Environment, ReadEnvironment, ReadTable, Table } from './environment.ts';
import type { Reader } from './reader.ts';

/**
 * The whole store as it is at this moment, for as long as somebody uses it: one lmdb read transaction. Writes go on
 * meanwhile, but the pages that they free are not used again before the end, so the file grows.
 */
export class Snapshot implements Reader {
  readonly catalog: CatalogReader;
  readonly environment: ReadEnvironment;
  private readonly transaction: Transaction;
  private users = 1;

  /** The creator is its first user. */
  constructor({ root, catalog, documents, entries }: Environment) {
    const transaction = root.useReadTransaction();
    this.transaction = transaction;
    this.environment = {
      catalog: tableAt(catalog, transaction),
      documents: tableAt(documents, transaction),
      entries: tableAt(entries, transaction),
    };
    this.catalog = new CatalogReader(this.environment);
  }

  get isIdle(): boolean {
    return this.users === 1;
  }

  retain(): void {
    this.users++;
  }

  /** The last user's release ends the transaction: nothing may read here any more. */
  release(): void {
    if (--this.users === 0) this.transaction.done();
  }
}

function tableAt(table: Table, transaction: Transaction): ReadTable {
  return {
    getRange: (options) => table.getRange({ ...options, transaction }),
    getKeys: (options) => table.getKeys({ ...options, transaction }),
    getKeysCount: (options) => table.getKeysCount({ ...options, transaction }),
    getBinary: (key) => table.get(key, { transaction }),
  };
}
