import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Types } from 'mongoose';

/** A search whose new matches its user wants to know: docs/decisions/0344-alerts.md. */
@Schema({ collection: 'savedsearches', versionKey: false, strict: 'throw', strictQuery: 'throw' })
export class SavedSearchRecord {
  /** The same for the same search of the same user. */
  declare _id: Types.ObjectId;

  /** Firebase uid of the user. */
  @Prop({ type: String, required: true })
  declare uid: string;

  /** The query of GET /roommates/search. */
  @Prop({ type: String, required: true })
  declare query: string;

  @Prop({ type: String, required: true })
  declare name: string;

  /** `keysOfSearch`: a listing that matches has one of them. */
  @Prop({ type: [String], required: true })
  declare keys: string[];

  /** `SearchKeys.places`: for a search with very many places. */
  @Prop({ type: [String], default: undefined })
  declare places?: string[];

  /** BDT per month. */
  @Prop({ type: Number, required: true })
  declare rentMin: number;

  @Prop({ type: Number, required: true })
  declare rentMax: number;

  /** Words that the listing must contain, all of them. */
  @Prop({ type: [String], required: true })
  declare words: string[];

  /** `oppositesOf` its wishes: a listing that matches has none of them. Absent in records from before this field. */
  @Prop({ type: [String], default: undefined })
  declare avoided?: string[];

  /**
   * What it asks for without leaving out listings, such as "food=halal". It tells the searches of a user apart. Absent in
   * records from before this field.
   */
  @Prop({ type: [String], default: undefined })
  declare wishes?: string[];

  @Prop({ type: Boolean, required: true })
  declare hasPhoto: boolean;

  /** `MATCH_VERSION` of the fields above. Absent in records from before this field. */
  @Prop({ type: String, index: true })
  declare version?: string;

  @Prop({ type: Date, required: true })
  declare createdAt: Date;
}

export const savedSearchRecordSchema = SchemaFactory.createForClass(SavedSearchRecord);
savedSearchRecordSchema.index({ uid: 1, createdAt: -1, _id: -1 });
savedSearchRecordSchema.index({ keys: 1, rentMin: 1 });
