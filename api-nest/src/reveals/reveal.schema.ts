import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** That a user was shown the contact of a listing: who, which, and when for the first time. No address, no e-mail. */
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

/** How long a reveal is remembered: long enough to see a scraper, then nobody needs to know who looked at what. */
export const REVEAL_DAYS = 90;
