import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** A counted like of a user. It is stored here once it leaves the listing's `recentLikers`. */
@Schema({ collection: 'likes', versionKey: false, strict: 'throw', strictQuery: 'throw' })
export class LikeRecord {
  /** `likeId(listing, uid)`. As `_id` it is unique without another index. */
  @Prop({ type: String, required: true })
  declare _id: string;

  @Prop({ type: Types.ObjectId, required: true, index: true })
  declare listingId: Types.ObjectId;
}

export const likeSchema = SchemaFactory.createForClass(LikeRecord);

export const likeId = (listingId: string, uid: string): string => `${listingId}:${uid}`;
