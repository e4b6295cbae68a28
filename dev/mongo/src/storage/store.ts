import { Catalog } from './catalog.ts';
import type { Collection } from './collection.ts';
import { type Environment, openEnvironment } from './environment.ts';
import { claimFolder, releaseFolder } from './owner-lock.ts';
import { WriteQueue } from './write-queue.ts';

/** One data folder: its tables, its catalog and the queue for every change. */
export class Store {
  readonly catalog: Catalog;
  readonly environment: Environment;
  readonly #writes: WriteQueue;

  private constructor(environment: Environment) {
    this.environment = environment;
    this.catalog = new Catalog(environment);
    this.#writes = new WriteQueue(environment, () => this.catalog.reload());
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

  /** Runs a change inside a transaction and resolves once it is committed. WriteQueue documents what `work` may throw. */
  write<T>(work: () => T): Promise<T> {
    return this.#writes.run(work);
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
}
