import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { KnownExistence } from '../database/known-existence.ts';
import { DeliveriesRepository } from './deliveries.repository.ts';
import { DeliveryWorker } from './delivery-worker.ts';
import type { EventRecord } from './event.schema.ts';
import { EventsRepository } from './events.repository.ts';
import { WebhooksRepository } from './webhooks.repository.ts';

/** Takes the events of listings and hands them to the webhooks that want them: docs/decisions/0281-webhooks.md. */
@Injectable()
export class WebhookQueue implements OnApplicationShutdown {
  readonly #logger = new Logger(WebhookQueue.name);
  readonly #publishing = new Set<Promise<void>>();
  readonly #active = new KnownExistence(() => this.webhooks.hasActive());

  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly events: EventsRepository,
    private readonly deliveries: DeliveriesRepository,
    private readonly worker: DeliveryWorker,
  ) {}

  /** Whether an active webhook exists. Without one, a change of a listing costs no write. */
  isNeeded(): Promise<boolean> {
    return this.#active.check();
  }

  /** Call this after a webhook was created or activated. */
  noteNeed(): void {
    this.#active.noteAdded();
  }

  /** Does not wait for it. An event that cannot be published now stays stored, and is published later. */
  publishSoon(event: EventRecord): void {
    const publishing = this.publish(event)
      .catch((error: unknown) => this.#logger.warn(error, 'An event was not published. It is tried again.'))
      .finally(() => this.#publishing.delete(publishing));
    this.#publishing.add(publishing);
  }

  /** Adds an event to all webhooks that want it. A repetition adds nothing twice. */
  async publish(event: EventRecord): Promise<void> {
    const now = new Date();
    // Before the event is confirmed. A process that ends here then does not leave the text of a deleted listing.
    if (event.type === 'listing.deleted') await this.events.deleteEarlierOf(event.listingId);
    for await (const ids of this.webhooks.subscribers(event.type)) {
      await this.deliveries.add(event, ids, now);
      await this.webhooks.wake(ids, now);
    }
    await this.events.confirm(event._id);
    this.worker.wake();
  }

  /** Runs after the last request and before the connection closes. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.#publishing);
  }
}
