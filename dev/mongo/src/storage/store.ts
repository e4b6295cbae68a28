import { Catalog } from './catalog.ts';
import type { Collection } from './collection.ts';
import { type Environment, openEnvironment } from './environment.ts';
import { claimFolder, releaseFolder } from './owner-lock.ts';
import { WriteQueue } from './write-queue.ts';

/** One data folder: its tables, its catalog and the queue through which every change goes. */
export class Store {
  readonly catalog: Catalog;
  private readonly writes: WriteQueue;

  private constructor(readonly environment: Environment) {
    this.catalog = new Catalog(environment);
    this.writes = new WriteQueue(environment, () => this.catalog.reload());
  }

  /** Throws FolderInUseError while another process uses the folder. */
  static async open(folder: string): Promise<Store> {
    const environment = openEnvironment(folder);
    try {
      claimFolder(environment, folder);
      return new Store(environment);
    } catch (error) {
      await environment.root.close();
      throw error;
    }
  }

  /** Runs a change inside a transaction and resolves once it is on disk. See WriteQueue for what `work` may throw. */
  write<T>(work: () => T): Promise<T> {
    return this.writes.run(work);
  }

  /** Inside a write: the collection, made if it is new, as MongoDB makes it on the first insert. */
  collectionForInsert(namespace: string): Collection {
    return this.catalog.find(namespace) ?? this.catalog.create(namespace);
  }

  async close(): Promise<void> {
    await this.write(() => undefined);
    releaseFolder(this.environment);
    await this.environment.root.close();
  }
}
