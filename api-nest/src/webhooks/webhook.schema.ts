import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';
import type { Webhook, WebhookEvent } from '@roommate/contracts';

/** The time of work that is not due. */
export const farFuture = new Date('9999-01-01T00:00:00Z');

/** A webhook as the database stores it: docs/decisions/0281-webhooks.md. */
@Schema({ collection: 'webhooks', versionKey: false, strict: 'throw', strictQuery: 'throw' })
export class WebhookRecord {
  declare _id: Types.ObjectId;

  /** Firebase uid of the owner. */
  @Prop({ type: String, required: true })
  declare uid: string;

  @Prop({ type: String, required: true })
  declare url: string;

  @Prop({ type: [String], required: true })
  declare events: WebhookEvent[];

  /** `whsec_` and the key in base64. Not a hash, because each signature needs the key. */
  @Prop({ type: String, required: true })
  declare secret: string;

  @Prop({ type: String, required: true })
  declare status: Webhook['status'];

  /** When the next delivery is due. */
  @Prop({ type: Date, required: true, index: true })
  declare nextAt: Date;

  /** Until then one process sends the deliveries of this webhook. */
  @Prop({ type: Date, required: true })
  declare leasedUntil: Date;

  @Prop({ type: Date, required: true })
  declare createdAt: Date;

  @Prop({ type: Date })
  declare lastSuccessAt?: Date;

  @Prop({ type: Date })
  declare replayedAt?: Date;
}

export const webhookRecordSchema = SchemaFactory.createForClass(WebhookRecord);
webhookRecordSchema.index({ uid: 1, _id: -1 });
webhookRecordSchema.index({ status: 1, _id: 1 });
