import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A visitor saw a listing on a day. Contains no account, IP address or user agent: docs/decisions/0233-visits.md. */
@Schema({ collection: 'visits', versionKey: false, strict: 'throw', strictQuery: 'throw' })
export class VisitRecord {
  /** The day, the listing and a hash of the visitor with the key of the day. As `_id` it is unique. */
  @Prop({ type: String, required: true })
  declare _id: string;

  /** The day in Dhaka, such as 2026-11-22. */
  @Prop({ type: String, required: true, index: true })
  declare day: string;
}

/** The key that hashes the visitors and the IP addresses of a day, the same for all processes. */
@Schema({ collection: 'visitorkeys', versionKey: false, strict: 'throw', strictQuery: 'throw' })
export class VisitorKeyRecord {
  /** The day. */
  @Prop({ type: String, required: true })
  declare _id: string;

  @Prop({ type: String, required: true })
  declare key: string;
}

export const visitRecordSchema = SchemaFactory.createForClass(VisitRecord);
export const visitorKeyRecordSchema = SchemaFactory.createForClass(VisitorKeyRecord);
