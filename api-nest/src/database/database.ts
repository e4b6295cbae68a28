import { setTimeout as delay } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import mongoose, { type Connection } from 'mongoose';
import type { Config } from '../config/config.ts';
import { CONFIG } from '../config/config.module.ts';
import { Metrics } from '../metrics/metrics.ts';
import { connectionOptions, MAX_TIME_MS } from './connection-options.ts';

const RETRY_DELAY_MS = 1000;
/** Shorter than the timeout of process supervisors. */
const PING_TIMEOUT_MS = 1500;

/**
 * Opens the connection and creates the indexes. Retries until both succeed once: the driver reconnects automatically later,
 * but gives up when the first attempt fails.
 */
@Injectable()
export class Database implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger(Database.name);
  readonly #stop = new AbortController();
  #opening: Promise<void> = Promise.resolve();
  #hasIndexes = false;
  #endWaiting: () => void = () => undefined;
  readonly #opened = new Promise<void>((resolve) => (this.#endWaiting = resolve));

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CONFIG) private readonly config: Config,
    metrics: Metrics,
  ) {
    connection.set('maxTimeMS', MAX_TIME_MS);
    metrics.watchDatabase(() => this.isReady());
  }

  onApplicationBootstrap(): void {
    this.#opening = this.#open();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stop.abort();
    this.#endWaiting();
    await this.#opening;
  }

  /** Resolves when the indexes exist, or when the process stops before that. */
  opened(): Promise<void> {
    return this.#opened;
  }

  /** Whether the database responds and its indexes exist. */
  async isReady(): Promise<boolean> {
    if (!this.#hasIndexes || this.connection.readyState !== mongoose.ConnectionStates.connected) return false;
    const reply = await this.connection.db
      ?.command({ ping: 1 }, { timeoutMS: PING_TIMEOUT_MS })
      .catch(() => undefined);
    return reply?.ok === 1;
  }

  async #open(): Promise<void> {
    while (!this.#stop.signal.aborted && !this.#hasIndexes) {
      try {
        // On the first attempt the connection is already opening, so openUri returns without waiting.
        await this.connection.openUri(this.config.mongoUri, connectionOptions(this.config));
        await this.connection.asPromise();
        for (const model of Object.values(this.connection.models)) await model.createIndexes();
        this.#hasIndexes = true;
        this.#endWaiting();
        this.#logger.log('The database is connected and its indexes exist.');
      } catch (error) {
        this.#logger.warn(`The database is not ready: ${nameOf(error)}. Trying again.`);
        await delay(RETRY_DELAY_MS, undefined, { signal: this.#stop.signal }).catch(() => undefined);
      }
    }
  }
}

// The message of a connection error can contain the URL with its password.
const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown error');
