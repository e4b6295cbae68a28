import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { WebhookEvent } from '@roommate/contracts';

/** A change of a listing that webhooks are notified of. It is kept for a week, or until the listing is deleted. */
@Schema({ collection: 'webhookevents', versionKey: false, strict: 'throw', strictQuery: 'throw' })
export class EventRecord {
  /** The header `webhook-id`. */
  @Prop({ type: String, required: true })
  declare _id: string;

  @Prop({ type: String, required: true })
  declare type: WebhookEvent;

  @Prop({ type: String, required: true, index: true })
  declare listingId: string;

  /** The listing's `updatedAt` after the change. */
  @Prop({ type: Date, required: true })
  declare version: Date;

  /** The JSON that receivers get. */
  @Prop({ type: String, required: true })
  declare body: string;

  @Prop({ type: Date, required: true, index: true })
  declare at: Date;

  /** Until the change is known to be written: when to look whether it was. Then farFuture. */
  @Prop({ type: Date, required: true, index: true })
  declare checkAt: Date;
}

export const eventRecordSchema = SchemaFactory.createForClass(EventRecord);
