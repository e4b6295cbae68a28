import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import {
  availabilities,
  type Availability,
  type Home,
  roomTypes,
  type RoomType,
  type StoredListing,
} from '@roommate/contracts';
import type { SearchFields } from '@roommate/places';
import { Schema as MongooseSchema, type Types } from 'mongoose';
import type { AddedContent } from '../alerts/saved-searches.repository.ts';
import { newestIndex, rentIndex, searchLevels, wordsIndex } from './search-indexes.ts';

/** A listing as the database stores it. */
@Schema({ collection: 'listings', versionKey: false, strict: 'throw', strictQuery: 'throw', minimize: false })
export class ListingRecord implements StoredListing<Types.ObjectId>, Partial<SearchFields> {
  declare _id: Types.ObjectId;

  @Prop({ type: String, required: true })
  declare title: string;

  @Prop({ type: String, required: true })
  declare location: string;

  /** BDT per month. */
  @Prop({ type: Number, required: true })
  declare rentAmount: number;

  @Prop({ type: String, required: true, enum: roomTypes })
  declare roomType: RoomType;

  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  declare lifestyle: string | string[];

  @Prop({ type: String, required: true })
  declare imageUrl: string;

  @Prop({ type: String, required: true })
  declare description: string;

  @Prop({ type: String, required: true })
  declare contact: string;

  @Prop({ type: String, required: true, enum: availabilities })
  declare availability: Availability;

  /** Firebase uid. Only this field decides who owns the listing. */
  @Prop({ type: String, required: true })
  declare ownerUid: string;

  /** Display data from the owner's account at the time of posting. */
  @Prop({ type: String })
  declare email?: string;

  @Prop({ type: Boolean })
  declare emailVerified?: boolean;

  @Prop({ type: String, required: true })
  declare name: string;

  @Prop({ type: Number, required: true })
  declare likes: number;

  /** The uids that `likes` counts and the likes collection lacks. It stays short (docs/decisions/0026-exact-likes.md). */
  @Prop({ type: [String], required: true })
  declare recentLikers: string[];

  /** The uids that unliked and that the likes collection may still show as likers. Absent before the first unlike. */
  @Prop({ type: [String], default: undefined })
  declare recentUnlikers?: string[];

  /** The number of unlikes, and of likes by recent unlikers. Absent before the first unlike. */
  @Prop({ type: Number })
  declare likeReversals?: number;

  /** The number of moves of uids to the likes collection. */
  @Prop({ type: Number, required: true })
  declare likersMoved: number;

  @Prop({ type: Number, required: true })
  declare views: number;

  @Prop({ type: Date, required: true })
  declare createdAt: Date;

  @Prop({ type: Date, required: true })
  declare updatedAt: Date;

  /** Until the alerts of this state exist: when another process creates them. Absent afterwards. */
  @Prop({ type: Date })
  declare alertsDue?: Date;

  /** What the edit with the mark has added. Null or absent for all that the searches ask for. */
  @Prop({ type: MongooseSchema.Types.Mixed, default: undefined })
  declare alertsOf?: AddedContent | null;

  /** Null when an edit of the location ended the choice. Absent before the first choice. */
  @Prop({ type: String })
  declare chosenPlaceId?: string | null;

  /** What the owner states about the home. Null when an edit removed the last fact. */
  @Prop({ type: MongooseSchema.Types.Mixed })
  declare home?: Home | null;

  // Computed from the text and the photo for the search. A listing from before the search gets them at the next start.

  @Prop({ type: String })
  declare placeId?: string | null;

  @Prop({ type: Number })
  declare placeLat?: number | null;

  @Prop({ type: Number })
  declare placeLng?: number | null;

  @Prop({ type: String })
  declare area1?: string | null;

  @Prop({ type: String })
  declare area2?: string | null;

  @Prop({ type: [String], default: undefined })
  declare words?: string[];

  @Prop({ type: Boolean })
  declare hasPhoto?: boolean;

  @Prop({ type: Number })
  declare searchVersion?: number;
}

export const listingRecordSchema = SchemaFactory.createForClass(ListingRecord);

// One index per order of reads. `_id` makes the order total, which the cursor needs.
listingRecordSchema.index({ createdAt: -1, _id: -1 });
listingRecordSchema.index({ availability: 1, createdAt: -1, _id: -1 });
listingRecordSchema.index({ ownerUid: 1, createdAt: -1, _id: -1 });
listingRecordSchema.index({ roomType: 1 });
// For the tag of the list of all listings: docs/decisions/0150-tag-of-all-listings.md. Lists do not use it: an entry that
// moves ahead of a cursor would appear twice.
listingRecordSchema.index({ _id: 1, updatedAt: 1, likes: 1, likeReversals: 1 });

// The search: docs/decisions/0252-search-by-indexes.md. One index per level of places and order. They begin with what a
// search fixes to values.
for (const level of searchLevels) {
  listingRecordSchema.index(newestIndex(level));
  listingRecordSchema.index(rentIndex(level));
}
listingRecordSchema.index(wordsIndex);
listingRecordSchema.index({ searchVersion: 1 });
// For alerts that the process of a post did not create: docs/decisions/0344-alerts.md.
listingRecordSchema.index({ alertsDue: 1 });
