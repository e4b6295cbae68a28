import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ListingsRepository } from './listings.repository.ts';

/**
 * Counts views without delaying the response. One write runs at a time. Views that arrive in the meantime form the next
 * write: docs/decisions/0027-views.md.
 */
@Injectable()
export class ViewCounter implements OnApplicationShutdown {
  readonly #logger = new Logger(ViewCounter.name);
  #pending = new Map<string, number>();
  #writing: Promise<void> | undefined;

  constructor(private readonly listings: ListingsRepository) {}

  add(id: string): void {
    this.#pending.set(id, (this.#pending.get(id) ?? 0) + 1);
    this.#writing ??= this.#write();
  }

  /** Runs after the last request and before the connection closes. */
  async onApplicationShutdown(): Promise<void> {
    await this.#writing;
  }

  async #write(): Promise<void> {
    while (this.#pending.size > 0) {
      const views = this.#pending;
      this.#pending = new Map();
      // No retry: part of the batch may be stored, and a lost view is better than an invented one.
      await this.listings.addViews(views).catch((error: unknown) => {
        this.#logger.warn(error, `The views of ${views.size} listings are lost`);
      });
    }
    // Synchronous with the last check, so that a later view starts another write.
    this.#writing = undefined;
  }
}
