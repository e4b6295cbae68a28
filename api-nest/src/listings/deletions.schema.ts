import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/**
 * The number of listings that were ever deleted. It is part of the tag of the list:
 * docs/decisions/0150-tag-of-all-listings.md.
 */
@Schema({ collection: 'deletions', versionKey: false, strict: 'throw', strictQuery: 'throw' })
export class DeletionsRecord {
  @Prop({ type: String, required: true })
  declare _id: typeof OF_LISTINGS;

  @Prop({ type: Number, required: true })
  declare count: number;
}

/** The id of the only record in the collection. */
export const OF_LISTINGS = 'listings';

export const deletionsRecordSchema = SchemaFactory.createForClass(DeletionsRecord);
