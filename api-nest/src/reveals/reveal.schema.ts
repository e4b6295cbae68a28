import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** The first time that a user saw the contact of a listing. Contains no IP address and no e-mail. */
@Schema({ collection: 'reveals', versionKey: false, strict: 'throw', strictQuery: 'throw' })
export class RevealRecord {
  /** `revealId(listing, uid)` */
  @Prop({ type: String, required: true })
  declare _id: string;

  @Prop({ type: String, required: true })
  declare uid: string;

  @Prop({ type: Types.ObjectId, required: true })
  declare listingId: Types.ObjectId;

  @Prop({ type: Date, required: true, index: true })
  declare at: Date;
}

export const revealSchema = SchemaFactory.createForClass(RevealRecord);

export const revealId = (listingId: string, uid: string): string => `${listingId}:${uid}`;

/** How long a reveal is stored: long enough to find a scraper, and no longer than needed. */
export const REVEAL_DAYS = 90;
