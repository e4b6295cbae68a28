import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { ApiKeyScope } from '@roommate/contracts';
import type { Types } from 'mongoose';

/** An API key as the database stores it: docs/decisions/0280-api-keys.md. */
@Schema({ collection: 'apikeys', versionKey: false, strict: 'throw', strictQuery: 'throw' })
export class ApiKeyRecord {
  /** Part of the key, so that it is found without an index of hashes. */
  declare _id: Types.ObjectId;

  /** SHA-256 of the whole key. A key has 256 random bits, so a slow hash would protect nothing more. */
  @Prop({ type: String, required: true })
  declare hash: string;

  /** The last characters of the key. */
  @Prop({ type: String, required: true })
  declare hint: string;

  /** Firebase uid of the owner. */
  @Prop({ type: String, required: true })
  declare uid: string;

  @Prop({ type: String, required: true })
  declare name: string;

  @Prop({ type: [String], required: true })
  declare scopes: ApiKeyScope[];

  /** The owner's name and email when the key was created. Listings that a program posts have them. */
  @Prop({ type: String })
  declare ownerName?: string;

  @Prop({ type: String })
  declare email?: string;

  @Prop({ type: Boolean })
  declare emailVerified?: boolean;

  @Prop({ type: Date, required: true })
  declare createdAt: Date;

  @Prop({ type: Date, required: true, index: true })
  declare expiresAt: Date;

  /** To the minute. Absent when the key was never used. */
  @Prop({ type: Date })
  declare lastUsedAt?: Date;
}

export const apiKeyRecordSchema = SchemaFactory.createForClass(ApiKeyRecord);
// The order in which owners see their keys.
apiKeyRecordSchema.index({ uid: 1, createdAt: -1, _id: -1 });
