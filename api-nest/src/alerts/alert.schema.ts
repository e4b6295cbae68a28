import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A listing that matched a saved search. */
@Schema({ collection: 'alerts', versionKey: false, strict: 'throw', strictQuery: 'throw' })
export class AlertRecord {
  /** `alertId`: a user gets one alert for each listing, however many searches it matches. */
  @Prop({ type: String, required: true })
  declare _id: string;

  @Prop({ type: String, required: true })
  declare uid: string;

  @Prop({ type: String, required: true })
  declare listingId: string;

  @Prop({ type: String, required: true })
  declare searchName: string;

  /** `MATCH_VERSION` of the search when the alert got its name. Empty if it had none. Absent in earlier records. */
  @Prop({ type: String })
  declare namedBy?: string;

  @Prop({ type: Date, required: true, index: true })
  declare createdAt: Date;

  @Prop({ type: Boolean, required: true })
  declare isRead: boolean;

  /** The user deleted the alert. It stays stored, so that an edit of the listing does not bring it back. */
  @Prop({ type: Boolean, required: true })
  declare isDeleted: boolean;
}

export const alertId = (listingId: string, uid: string): string => `${listingId}:${uid}`;

export const alertRecordSchema = SchemaFactory.createForClass(AlertRecord);
alertRecordSchema.index({ uid: 1, isDeleted: 1, createdAt: -1, _id: -1 });
alertRecordSchema.index({ uid: 1, isRead: 1 });
