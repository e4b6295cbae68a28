import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** What was shown to an IP address on a day. Contains a hash of the address: docs/decisions/0230-reveals-per-day.md. */
@Schema({ collection: 'addressdays', versionKey: false, strict: 'throw', strictQuery: 'throw' })
export class AddressDayRecord {
  /** The day, the limit and a hash of the address with the key of the day. */
  @Prop({ type: String, required: true })
  declare _id: string;

  /** The day in Dhaka, such as 2026-11-22. */
  @Prop({ type: String, required: true, index: true })
  declare day: string;

  /** What was shown for the first time on this day. */
  @Prop({ type: Number, required: true })
  declare count: number;
}

export const addressDayRecordSchema = SchemaFactory.createForClass(AddressDayRecord);
