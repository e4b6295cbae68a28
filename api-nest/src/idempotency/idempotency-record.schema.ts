import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';

/** That a request with an Idempotency-Key came, and what it was answered. */
@Schema({ collection: 'idempotencykeys', versionKey: false, strict: 'throw', strictQuery: 'throw' })
export class IdempotencyRecord {
  /** `recordId`: unique without an index beyond the one that every collection has. */
  @Prop({ type: String, required: true })
  declare _id: string;

  /** Of the body: the same key with another body is a mistake of the caller's. */
  @Prop({ type: String, required: true })
  declare fingerprint: string;

  /** The `_id` of what the request creates, known before it is created: doing it again creates nothing more. */
  @Prop({ type: Types.ObjectId, required: true })
  declare createsId: Types.ObjectId;

  /** Until then nobody else works on the request; a process that died in the middle holds it no longer. */
  @Prop({ type: Date, required: true })
  declare busyUntil: Date;

  /** Absent as long as the request is under way. */
  @Prop({ type: MongooseSchema.Types.Mixed })
  declare response?: object;

  @Prop({ type: Date, required: true, index: true })
  declare expiresAt: Date;
}

export const idempotencyRecordSchema = SchemaFactory.createForClass(IdempotencyRecord);
