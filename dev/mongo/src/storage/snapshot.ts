import type { Transaction } from 'lmdb';
import { CatalogReader, type Reader } from './catalog.ts';
import type { Environment, ReadEnvironment, ReadTable, Table } from './lmdb-environment.ts';

/**
 * The whole store at one moment, as one lmdb read transaction. Writes continue, but lmdb does not reuse the pages
 * that they free until the snapshot ends. So the file grows: docs/decisions/0056-snapshot-reads-embedded.md.
 */
export class Snapshot implements Reader {
  readonly catalog: CatalogReader;
  readonly environment: ReadEnvironment;
  readonly #transaction: Transaction;
  #users = 1;

  /** The creator is the first user. */
  constructor({ root, catalog, documents, entries }: Environment) {
    const transaction = root.useReadTransaction();
    this.#transaction = transaction;
    this.environment = {
      catalog: tableAt(catalog, transaction),
      documents: tableAt(documents, transaction),
      entries: tableAt(entries, transaction),
    };
    this.catalog = new CatalogReader(this.environment);
  }

  get isIdle(): boolean {
    return this.#users === 1;
  }

  retain(): void {
    this.#users++;
  }

  /** The last release ends the transaction: nobody may read from it after that. */
  release(): void {
    if (--this.#users === 0) this.#transaction.done();
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
