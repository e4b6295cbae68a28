import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Types } from 'mongoose';

/** What a user can see of a poster. Each kind has a daily limit of its own. */
export type RevealKind = 'contact' | 'email';

@Schema({ _id: false })
export class Reveal {
  @Prop({ type: Types.ObjectId, required: true })
  declare listingId: Types.ObjectId;

  @Prop({ type: Date, required: true })
  declare at: Date;
}

/**
 * The listings whose contact or email a user saw on one day, with the first time. One document for a user and a day makes
 * the daily limit exact (docs/decisions/0230-reveals-per-day.md). Contains no IP address and no email.
 */
@Schema({ collection: 'reveals', versionKey: false, strict: 'throw', strictQuery: 'throw' })
export class RevealsRecord {
  /** `revealsId` */
  @Prop({ type: String, required: true })
  declare _id: string;

  @Prop({ type: String, required: true })
  declare uid: string;

  @Prop({ type: String, required: true })
  declare kind: RevealKind;

  /** The day in Dhaka, such as 2026-11-22. */
  @Prop({ type: String, required: true, index: true })
  declare day: string;

  /** The number of reveals. */
  @Prop({ type: Number, required: true })
  declare count: number;

  @Prop({ type: [SchemaFactory.createForClass(Reveal)], required: true })
  declare reveals: Reveal[];

  @Prop({ type: Date, required: true })
  declare firstAt: Date;

  @Prop({ type: Date, required: true })
  declare lastAt: Date;
}

export const revealsRecordSchema = SchemaFactory.createForClass(RevealsRecord);

export const revealsId = (day: string, kind: RevealKind, uid: string): string => `${day}:${kind}:${uid}`;

/** How long reveals are stored: long enough to find a scraper, but not longer than needed. */
export const REVEAL_DAYS = 90;
