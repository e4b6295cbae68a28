import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { dhakaDay } from '../time/dhaka-day.ts';
import { SeenVisits } from '../visits/seen-visits.ts';
import { type Visit, VisitsRepository } from '../visits/visits.repository.ts';
import { ListingsRepository } from './listings.repository.ts';

/** How long visits are collected. A process that is killed loses at most these and those of the running write. */
const COLLECT_MS = 250;

/**
 * Counts a view for the first visit of a visitor to a listing on a day. It does not delay the response. Concurrent
 * visits are written together, one write at a time: docs/decisions/0027-views.md and 0233-visits.md.
 */
@Injectable()
export class ViewCounter implements OnApplicationShutdown {
  readonly #logger = new Logger(ViewCounter.name);
  readonly #seen = new SeenVisits();
  readonly #stop = new AbortController();
  #pending: Visit[] = [];
  #writing: Promise<void> | undefined;

  constructor(
    private readonly listings: ListingsRepository,
    private readonly visits: VisitsRepository,
  ) {}

  /** @param visitor the result of `visitorOf` */
  add(listingId: string, visitor: string): void {
    const day = dhakaDay(new Date());
    if (!this.#seen.add(day, `${listingId} ${visitor}`)) return;
    this.#pending.push({ listingId, visitor, day });
    this.#writing ??= this.#writeCollected();
  }

  /** Runs after the last request and before the connection closes. */
  async onApplicationShutdown(): Promise<void> {
    this.#stop.abort();
    await this.#writing;
  }

  async #writeCollected(): Promise<void> {
    while (this.#pending.length > 0) {
      // A stop ends the wait. Then the last visits are written immediately.
      await wait(COLLECT_MS, undefined, { signal: this.#stop.signal }).catch(() => undefined);
      const visits = this.#pending;
      this.#pending = [];
      // No retry: part of the batch may be stored, and a lost view is better than an invented one.
      await this.#count(visits).catch((error: unknown) => {
        this.#logger.warn(error, `${visits.length} views are lost`);
      });
    }
    // Synchronous with the last check, so that a later view starts another write.
    this.#writing = undefined;
  }

  async #count(visits: Visit[]): Promise<void> {
    const views = new Map<string, number>();
    for (const { listingId } of await this.visits.addNew(visits)) {
      views.set(listingId, (views.get(listingId) ?? 0) + 1);
    }
    if (views.size > 0) await this.listings.addViews(views);
  }
}
