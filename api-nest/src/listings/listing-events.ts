import { Injectable, Logger } from '@nestjs/common';
import { Types } from 'mongoose';
import { PeriodicCleanup } from '../database/periodic-cleanup.ts';
import type { EventRecord } from '../webhooks/event.schema.ts';
import { EventsRepository } from '../webhooks/events.repository.ts';
import { WebhookQueue } from '../webhooks/webhook-queue.ts';
import type { WebhookEvent } from '@roommate/contracts';
import { eventBody } from './event-body.ts';
import { type ListingRow, ListingViews } from './listing-view.ts';
import { ListingsRepository } from './listings.repository.ts';

const INTERVAL_MS = 10_000;
/** Longer than any write takes. */
const CHECK_AFTER_MS = 30_000;
const CHECKED_AT_ONCE = 100;

/**
 * Announces the changes of listings to webhooks. The event is stored before the change, so that a process that ends between
 * both loses nothing: docs/decisions/0281-webhooks.md.
 */
@Injectable()
export class ListingEvents extends PeriodicCleanup {
  readonly #logger = new Logger(ListingEvents.name);

  constructor(
    private readonly queue: WebhookQueue,
    private readonly events: EventsRepository,
    private readonly listings: ListingsRepository,
    private readonly views: ListingViews,
  ) {
    super(INTERVAL_MS);
  }

  /**
   * Writes a change and announces it. A failure of the announcement does not fail the change.
   * @param row the listing after the change; for a deletion, before it
   * @param tookEffect whether the result of the write says that the listing changed
   */
  async around<Result>(
    type: WebhookEvent,
    row: ListingRow,
    write: () => Promise<Result>,
    tookEffect: (result: Result) => boolean,
  ): Promise<Result> {
    const event = await this.#announce(type, row);
    const result = await write();
    if (tookEffect(result)) {
      if (event) this.queue.publishSoon(event);
      else if (type === 'listing.deleted') await this.#forget(row);
    } else if (event) await this.events.delete(event._id).catch(() => undefined);
    return result;
  }

  /** Publishes the events whose process ended before it could, unless their change was not written. */
  async deleteExpired(now: Date): Promise<void> {
    for (const event of await this.events.findUnconfirmed(now, CHECKED_AT_ONCE)) {
      if (await this.#wasWritten(event)) await this.queue.publish(event);
      else await this.events.delete(event._id);
    }
  }

  async #announce(type: WebhookEvent, row: ListingRow): Promise<EventRecord | undefined> {
    try {
      if (!(await this.queue.isNeeded())) return undefined;
      const at = new Date();
      const event: EventRecord = {
        _id: `evt_${new Types.ObjectId().toHexString()}`,
        type,
        listingId: row._id.toHexString(),
        version: row.updatedAt,
        body: eventBody(type, row, at, this.views),
        at,
        checkAt: new Date(at.getTime() + CHECK_AFTER_MS),
      };
      await this.events.insert(event);
      return event;
    } catch (error) {
      this.#logger.warn(error, 'A change of a listing is not announced to webhooks.');
      return undefined;
    }
  }

  /** Publishing a deletion forgets the earlier events. Without a webhook nothing is published, but events may exist. */
  async #forget({ _id }: ListingRow): Promise<void> {
    await this.events.deleteEarlierOf(_id.toHexString()).catch((error: unknown) => {
      this.#logger.warn(error, 'The events of a deleted listing stay until they are a week old.');
    });
  }

  async #wasWritten({ type, listingId, version }: EventRecord): Promise<boolean> {
    const row = await this.listings.findById(listingId);
    if (type === 'listing.deleted') return row === null;
    if (!row) return false;
    if (type === 'listing.created') return row.createdAt.getTime() === version.getTime();
    return row.updatedAt >= version;
  }
}
