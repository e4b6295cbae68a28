import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExpiredKeysCleanup } from './expired-keys-cleanup.ts';
import { IdempotencyRecord, idempotencyRecordSchema } from './idempotency-record.schema.ts';
import { Idempotency } from './idempotency.ts';
import { IdempotencyRepository } from './idempotency.repository.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: IdempotencyRecord.name, schema: idempotencyRecordSchema }])],
  providers: [Idempotency, IdempotencyRepository, ExpiredKeysCleanup],
  exports: [Idempotency],
})
export class IdempotencyModule {}
