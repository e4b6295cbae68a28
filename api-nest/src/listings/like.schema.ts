import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** That a user's like is counted in a listing: kept here once it leaves the listing's `recentLikers`. */
@Schema({ collection: 'likes', versionKey: false, strict: 'throw', strictQuery: 'throw' })
export class LikeRecord {
  /** `likeId(listing, uid)`: unique without an index beyond the one that every collection has. */
  @Prop({ type: String, required: true })
  declare _id: string;

  @Prop({ type: Types.ObjectId, required: true, index: true })
  declare listingId: Types.ObjectId;
}

export const likeSchema = SchemaFactory.createForClass(LikeRecord);

export const likeId = (listingId: string, uid: string): string => `${listingId}:${uid}`;
