import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

/** Deletes expired records on a timer. TTL indexes are not an option: the embedded database has none. */
export abstract class PeriodicCleanup implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #logger: Logger;
  readonly #intervalMs: number;
  #timer: NodeJS.Timeout | undefined;

  /** @param name what the log names when a run fails */
  constructor(intervalMs: number, name = new.target.name) {
    this.#logger = new Logger(name);
    this.#intervalMs = intervalMs;
  }

  abstract deleteExpired(now: Date): Promise<unknown>;

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => void this.#run(), this.#intervalMs).unref();
  }

  onApplicationShutdown(): void | Promise<void> {
    clearInterval(this.#timer);
  }

  async #run(): Promise<void> {
    await this.deleteExpired(new Date()).catch((error: unknown) => {
      this.#logger.warn(error, 'A cleanup failed. The next run tries again.');
    });
  }
}
