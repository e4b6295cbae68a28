import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** Whether a user likes a listing. It is stored here once it leaves the listing: docs/decisions/0026-exact-likes.md. */
@Schema({ collection: 'likes', versionKey: false, strict: 'throw', strictQuery: 'throw' })
export class LikeRecord {
  /** `likeId(listing, uid)`. As `_id` it is unique without another index. */
  @Prop({ type: String, required: true })
  declare _id: string;

  @Prop({ type: Types.ObjectId, required: true, index: true })
  declare listingId: Types.ObjectId;

  /** False after an unlike. Absent in records of earlier versions, which are likes. */
  @Prop({ type: Boolean })
  declare isLiked?: boolean;

  /** The listing's `likersMoved` plus `likeReversals` when the record was copied. Absent in records of earlier versions. */
  @Prop({ type: Number })
  declare moved?: number;
}

export const likeRecordSchema = SchemaFactory.createForClass(LikeRecord);

export const likeId = (listingId: string, uid: string): string => `${listingId}:${uid}`;
