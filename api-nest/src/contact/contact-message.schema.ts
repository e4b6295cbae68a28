import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';

/** A message of the contact page as the database stores it. */
@Schema({ collection: 'contactmessages', versionKey: false, strict: 'throw', strictQuery: 'throw' })
export class ContactMessageRecord {
  declare _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  declare name: string;

  @Prop({ type: String, required: true })
  declare email: string;

  @Prop({ type: String, required: true })
  declare subject: string;

  @Prop({ type: String, required: true })
  declare message: string;

  /** Firebase uid. Null for an anonymous sender. */
  @Prop({ type: String, default: null })
  declare userId: string | null;

  /** From the API's clock. */
  @Prop({ type: Date, required: true })
  declare timestamp: Date;
}

export const contactMessageRecordSchema = SchemaFactory.createForClass(ContactMessageRecord);
