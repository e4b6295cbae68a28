import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';
import type { Delivery, WebhookEvent } from '@roommate/contracts';

/** One event for one webhook. */
@Schema({ collection: 'webhookdeliveries', versionKey: false, strict: 'throw', strictQuery: 'throw' })
export class DeliveryRecord {
  /** `deliveryId(event, webhook)`, so that an event is added to a webhook only once. */
  @Prop({ type: String, required: true })
  declare _id: string;

  @Prop({ type: Types.ObjectId, required: true })
  declare webhookId: Types.ObjectId;

  @Prop({ type: String, required: true })
  declare eventId: string;

  @Prop({ type: String, required: true })
  declare type: WebhookEvent;

  @Prop({ type: String, required: true })
  declare listingId: string;

  @Prop({ type: String, required: true })
  declare status: Delivery['status'];

  @Prop({ type: Number, required: true })
  declare attempts: number;

  @Prop({ type: Date, required: true })
  declare dueAt: Date;

  /** The time of the event. */
  @Prop({ type: Date, required: true, index: true })
  declare createdAt: Date;

  @Prop({ type: Number })
  declare lastStatus?: number;

  @Prop({ type: String })
  declare lastError?: string;
}

export const deliveryId = (eventId: string, webhookId: Types.ObjectId): string =>
  `${eventId}:${webhookId.toHexString()}`;

export const deliveryRecordSchema = SchemaFactory.createForClass(DeliveryRecord);
deliveryRecordSchema.index({ webhookId: 1, status: 1, dueAt: 1 });
deliveryRecordSchema.index({ webhookId: 1, createdAt: -1 });
