import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** How many listings were ever deleted: what listings that are gone leave behind (decision 0150). */
@Schema({ collection: 'deletions', versionKey: false, strict: 'throw', strictQuery: 'throw' })
export class DeletionsRecord {
  @Prop({ type: String, required: true })
  declare _id: typeof OF_LISTINGS;

  @Prop({ type: Number, required: true })
  declare count: number;
}

/** The one record of the collection. */
export const OF_LISTINGS = 'listings';

export const deletionsSchema = SchemaFactory.createForClass(DeletionsRecord);
