import { MongoError } from '../errors/mongo-error.ts';
import { Catalog } from './catalog.ts';
import type { Collection } from './collection.ts';
import { type Environment, openEnvironment } from './lmdb-environment.ts';
import { claimFolder, releaseFolder } from './owner-lock.ts';

interface PendingWrite {
  readonly run: () => unknown;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** One data folder: its tables, its catalog and the queue for every change. */
export class Store {
  readonly catalog: Catalog;
  #waiting: PendingWrite[] = [];

  private constructor(readonly environment: Environment) {
    this.catalog = new Catalog(environment);
  }

  /**
   * @param sync whether a write is on disk when it resolves
   * @throws FolderInUseError while another process uses the folder
   */
  static async open(folder: string, sync: boolean): Promise<Store> {
    const environment = await openEnvironment(folder, sync);
    try {
      claimFolder(environment, folder);
      return new Store(environment);
    } catch (error) {
      await environment.root.close();
      throw error;
    }
  }

  /**
   * Runs a change and resolves once it is committed. Writes run one after another. Those that wait at the same moment
   * share a transaction and its fsync (group commit): docs/decisions/0012-acknowledge-after-fsync.md.
   *
   * A write must check everything before its first change. A MongoError rejects only that write. Any other error aborts
   * the whole group, so a half-done write is never committed.
   */
  write<T>(work: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ run: work, resolve: resolve as (value: unknown) => void, reject });
      if (this.#waiting.length === 1) setImmediate(() => this.#commitGroup());
    });
  }

  /** Inside a write: the collection, created on the first insert as in MongoDB. */
  collectionForInsert(namespace: string): Collection {
    return this.catalog.find(namespace) ?? this.catalog.create(namespace);
  }

  async close(): Promise<void> {
    await this.write(() => undefined);
    releaseFolder(this.environment);
    await this.environment.root.close();
  }

  #commitGroup(): void {
    const group = this.#waiting;
    this.#waiting = [];
    const settle: (() => void)[] = [];
    try {
      this.environment.root.transactionSync(() => {
        for (const write of group) settle.push(attempt(write));
      });
    } catch (error) {
      this.catalog.reload();
      for (const write of group) write.reject(error);
      return;
    }
    for (const done of settle) done();
  }
}

function attempt({ run, resolve, reject }: PendingWrite): () => void {
  try {
    const value = run();
    return () => resolve(value);
  } catch (error) {
    if (!(error instanceof MongoError)) throw error;
    return () => reject(error);
  }
}
