import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, Types } from 'mongoose';

/** A request with an Idempotency-Key, and its response. */
@Schema({ collection: 'idempotencykeys', versionKey: false, strict: 'throw', strictQuery: 'throw' })
export class IdempotencyRecord {
  /** A hash of caller, operation and key. As `_id` it is unique without another index. */
  @Prop({ type: String, required: true })
  declare _id: string;

  /** A hash of the body: the same key with another body is an error of the caller. */
  @Prop({ type: String, required: true })
  declare fingerprint: string;

  /** The `_id` of the document that the request creates. It is chosen first, so that a repeat creates nothing more. */
  @Prop({ type: Types.ObjectId, required: true })
  declare createsId: Types.ObjectId;

  /** No other process handles the request before this time. After it, a crashed process no longer blocks the request. */
  @Prop({ type: Date, required: true })
  declare busyUntil: Date;

  /** Absent while the request is in progress. */
  @Prop({ type: MongooseSchema.Types.Mixed })
  declare response?: object;

  @Prop({ type: Date, required: true, index: true })
  declare expiresAt: Date;
}

export const idempotencyRecordSchema = SchemaFactory.createForClass(IdempotencyRecord);
