import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IdempotencyModule } from '../idempotency/idempotency.module.ts';
import { ContactMessageRecord, contactMessageRecordSchema } from './contact-message.schema.ts';
import { ContactController } from './contact.controller.ts';
import { ContactRepository } from './contact.repository.ts';

@Module({
  imports: [
    IdempotencyModule,
    MongooseModule.forFeature([{ name: ContactMessageRecord.name, schema: contactMessageRecordSchema }]),
  ],
  controllers: [ContactController],
  providers: [ContactRepository],
})
export class ContactModule {}
