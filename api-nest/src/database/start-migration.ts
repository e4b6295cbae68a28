import { setTimeout as delay } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { QueryFilter } from 'mongoose';
import type { Database } from './database.ts';

const RETRY_DELAY_MS = 1000;

/**
 * Computes fields of stored records again, in batches after the start. Several instances may run it at the same time,
 * because a batch skips records that are up to date.
 */
export abstract class StartMigration<T> implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger: Logger;
  readonly #stop = new AbortController();
  readonly #database: Database;
  readonly #outdated: readonly QueryFilter<T>[];
  #running: Promise<void> = Promise.resolve();

  /** @param outdated finds the records to change, by an index each. A changed record is not found again. */
  constructor(database: Database, outdated: readonly QueryFilter<T>[]) {
    this.#logger = new Logger(new.target.name);
    this.#database = database;
    this.#outdated = outdated;
  }

  /** @returns the number of records that it found; 0 when all are up to date */
  protected abstract runBatch(outdated: QueryFilter<T>): Promise<number>;

  onApplicationBootstrap(): void {
    this.#running = this.#runWhenReady();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stop.abort();
    await this.finished();
  }

  /** Resolves when the migration of this start has ended. */
  finished(): Promise<void> {
    return this.#running;
  }

  /** @returns the number of records that it changed */
  async run(): Promise<number> {
    let changed = 0;
    for (const filter of this.#outdated) {
      let batch: number | undefined;
      while (batch !== 0 && !this.#stop.signal.aborted) {
        batch = await this.runBatch(filter);
        changed += batch;
      }
    }
    return changed;
  }

  async #runWhenReady(): Promise<void> {
    const { signal } = this.#stop;
    await this.#database.opened();
    while (!signal.aborted) {
      try {
        const changed = await this.run();
        if (changed > 0) this.#logger.log(`${changed} records have new fields for the search.`);
        return;
      } catch (error) {
        this.#logger.warn(error, 'Records did not get their new fields. Trying again.');
      }
      await delay(RETRY_DELAY_MS, undefined, { signal }).catch(() => undefined);
    }
  }
}
