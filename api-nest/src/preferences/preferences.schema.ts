import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import type { Preferences } from '@roommate/contracts';
import { Schema as MongooseSchema } from 'mongoose';

/** What a user looks for, as the database stores it: docs/decisions/0330-matching.md. */
@Schema({ collection: 'preferences', versionKey: false, strict: 'throw', strictQuery: 'throw' })
export class PreferencesRecord {
  /** Firebase uid. */
  @Prop({ type: String, required: true })
  declare _id: string;

  @Prop({ type: MongooseSchema.Types.Mixed, required: true })
  declare preferences: Preferences;
}

export const preferencesRecordSchema = SchemaFactory.createForClass(PreferencesRecord);
