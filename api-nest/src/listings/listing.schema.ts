import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import {
  AVAILABILITIES,
  type Availability,
  ROOM_TYPES,
  type RoomType,
  type StoredListing,
} from '@roommate/contracts';
import { Schema as MongooseSchema, type Types } from 'mongoose';

/** A listing as it is stored. */
@Schema({ collection: 'listings', versionKey: false, strict: 'throw', strictQuery: 'throw', minimize: false })
export class ListingRecord implements StoredListing<Types.ObjectId> {
  declare _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  declare title: string;

  @Prop({ type: String, required: true })
  declare location: string;

  /** BDT per month. */
  @Prop({ type: Number, required: true })
  declare rentAmount: number;

  @Prop({ type: String, required: true, enum: ROOM_TYPES })
  declare roomType: RoomType;

  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  declare lifestyle: string | string[];

  @Prop({ type: String, required: true })
  declare imageUrl: string;

  @Prop({ type: String, required: true })
  declare description: string;

  @Prop({ type: String, required: true })
  declare contact: string;

  @Prop({ type: String, required: true, enum: AVAILABILITIES })
  declare availability: Availability;

  /** Firebase uid: ownership is decided by this alone. */
  @Prop({ type: String, required: true })
  declare ownerUid: string;

  /** Display data of the owner's account when the listing was posted. */
  @Prop({ type: String })
  declare email?: string;

  @Prop({ type: String, required: true })
  declare name: string;

  @Prop({ type: Number, required: true })
  declare likes: number;

  /** The uids counted in `likes` that are not in the likes collection yet; never grows long (decision 0026). */
  @Prop({ type: [String], required: true })
  declare recentLikers: string[];

  /** How often uids were moved out of `recentLikers`. */
  @Prop({ type: Number, required: true })
  declare likersMoved: number;

  @Prop({ type: Number, required: true })
  declare views: number;

  @Prop({ type: Date, required: true })
  declare createdAt: Date;

  @Prop({ type: Date, required: true })
  declare updatedAt: Date;
}

export const listingRecordSchema = SchemaFactory.createForClass(ListingRecord);

// One index for each order in which listings are read; `_id` makes the order total, which the cursor needs.
listingRecordSchema.index({ createdAt: -1, _id: -1 });
listingRecordSchema.index({ availability: 1, createdAt: -1, _id: -1 });
listingRecordSchema.index({ ownerUid: 1, createdAt: -1, _id: -1 });
listingRecordSchema.index({ roomType: 1 });
// What tells the states of the listings apart, for the tag of the list of all (decision 0150). Lists are not read by it:
// an entry that moves ahead of a cursor would come twice.
listingRecordSchema.index({ _id: 1, updatedAt: 1, likes: 1 });
