import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

@Schema({ _id: false })
export class SavedItem {
  @Prop({ type: Types.ObjectId, required: true })
  declare listingId: Types.ObjectId;

  @Prop({ type: Date, required: true })
  declare savedAt: Date;
}

/**
 * What an account has saved. One document for each account makes the maximum exact:
 * docs/decisions/0343-saved-listings.md.
 */
@Schema({ collection: 'savedlistings', versionKey: false, strict: 'throw', strictQuery: 'throw' })
export class SavedListingsRecord {
  /** Firebase uid of the account. */
  @Prop({ type: String, required: true })
  declare _id: string;

  /** Counts the changes. A change that read an older version tries again. */
  @Prop({ type: Number, required: true })
  declare version: number;

  /** The newest first. */
  @Prop({ type: [SchemaFactory.createForClass(SavedItem)], required: true })
  declare items: SavedItem[];
}

export const savedListingsRecordSchema = SchemaFactory.createForClass(SavedListingsRecord);
