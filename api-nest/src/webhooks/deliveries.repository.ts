import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { ignoreDuplicates } from '../database/is-duplicate-key.ts';
import { deliveryId, DeliveryRecord } from './delivery.schema.ts';
import type { EventRecord } from './event.schema.ts';

interface DeliveryChanges extends Partial<Omit<DeliveryRecord, 'lastError'>> {
  lastError?: string | null;
}

/** All database access to deliveries. */
@Injectable()
export class DeliveriesRepository {
  constructor(@InjectModel(DeliveryRecord.name) private readonly records: Model<DeliveryRecord>) {}

  /** Adds an event to webhooks. Does nothing for those that have it. */
  async add(event: EventRecord, webhookIds: readonly Types.ObjectId[], now: Date): Promise<void> {
    await this.#insert(webhookIds.map((webhookId) => newDelivery(event, webhookId, now)));
  }

  /** Adds events to a webhook, also those that it has. */
  async addAgain(events: readonly EventRecord[], webhookId: Types.ObjectId, now: Date): Promise<void> {
    const deliveries = events.map((event) => newDelivery(event, webhookId, now));
    await this.records.deleteMany({ _id: { $in: deliveries.map(({ _id }) => _id) } });
    await this.#insert(deliveries);
  }

  /** The delivery of a webhook that waits longest. */
  next(webhookId: Types.ObjectId): Promise<DeliveryRecord | null> {
    return this.records
      .findOne({ webhookId, status: 'pending' })
      .sort({ dueAt: 1 })
      .lean<DeliveryRecord>()
      .exec();
  }

  /** The newest deliveries of a webhook. */
  newest(webhookId: Types.ObjectId, limit: number): Promise<DeliveryRecord[]> {
    return this.records
      .find({ webhookId })
      .sort({ createdAt: -1 })
      .limit(limit)
      .lean<DeliveryRecord[]>()
      .exec();
  }

  /** @param changes null deletes a field */
  async update(_id: string, { lastError, ...changes }: DeliveryChanges): Promise<void> {
    await this.records.updateOne(
      { _id },
      lastError === null
        ? { $set: changes, $unset: { lastError: 1 } }
        : { $set: { ...changes, ...(lastError !== undefined && { lastError }) } },
    );
  }

  async deleteOf(webhookId: Types.ObjectId): Promise<void> {
    await this.records.deleteMany({ webhookId });
  }

  async deleteBefore(time: Date): Promise<void> {
    await this.records.deleteMany({ createdAt: { $lt: time } });
  }

  async #insert(deliveries: DeliveryRecord[]): Promise<void> {
    if (deliveries.length === 0) return;
    // Known deliveries are refused, the others are stored.
    await this.records.insertMany(deliveries, { ordered: false }).catch(ignoreDuplicates);
  }
}

const newDelivery = (
  { _id: eventId, type, listingId, at }: EventRecord,
  webhookId: Types.ObjectId,
  dueAt: Date,
): DeliveryRecord => ({
  _id: deliveryId(eventId, webhookId),
  webhookId,
  eventId,
  type,
  listingId,
  status: 'pending',
  attempts: 0,
  dueAt,
  createdAt: at,
});
