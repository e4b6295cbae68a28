import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { ListingsRepository } from './listings.repository.ts';

/**
 * Adds views without keeping the reader waiting. One write is under way at a time, and the views that arrive meanwhile
 * go together into the next: docs/decisions/0027-views.md.
 */
@Injectable()
export class ViewCounter implements OnApplicationShutdown {
  private readonly logger = new Logger(ViewCounter.name);
  private waiting = new Map<string, number>();
  private writing: Promise<void> | undefined;

  constructor(private readonly listings: ListingsRepository) {}

  add(id: string): void {
    this.waiting.set(id, (this.waiting.get(id) ?? 0) + 1);
    this.writing ??= this.write();
  }

  /** After the last request, before the connection closes. */
  async onApplicationShutdown(): Promise<void> {
    await this.writing;
  }

  private async write(): Promise<void> {
    while (this.waiting.size > 0) {
      const views = this.waiting;
      this.waiting = new Map();
      // Not tried again: part of the batch may have been written, and a view lost is better than one made up.
      await this.listings.addViews(views).catch((error: unknown) => {
        this.logger.warn(error, `Views of ${views.size} listings are lost`);
      });
    }
    // In the same turn as the last look: a view that comes a moment later begins another write.
    this.writing = undefined;
  }
}
