import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ContactMessageRecord } from './contact-message.schema.ts';

@Injectable()
export class ContactRepository {
  constructor(
    @InjectModel(ContactMessageRecord.name) private readonly messages: Model<ContactMessageRecord>,
  ) {}

  async insert(message: ContactMessageRecord): Promise<void> {
    await this.messages.create(message);
  }
}
