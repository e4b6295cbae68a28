import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { insertOnce } from '../database/insert-once.ts';
import { ContactMessageRecord } from './contact-message.schema.ts';

@Injectable()
export class ContactRepository {
  constructor(
    @InjectModel(ContactMessageRecord.name) private readonly messages: Model<ContactMessageRecord>,
  ) {}

  /** Does nothing when the `_id` exists: it is the same message, sent again. */
  async insert(message: ContactMessageRecord): Promise<void> {
    await insertOnce(this.messages, message);
  }
}
