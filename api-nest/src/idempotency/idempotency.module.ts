import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { cleanupOf } from '../database/cleanup-of.ts';
import { IdempotencyRecord, idempotencyRecordSchema } from './idempotency-record.schema.ts';
import { Idempotency } from './idempotency.ts';
import { IdempotencyRepository } from './idempotency.repository.ts';

const CLEANUP_INTERVAL_MS = 10 * 60 * 1000;

@Module({
  imports: [MongooseModule.forFeature([{ name: IdempotencyRecord.name, schema: idempotencyRecordSchema }])],
  providers: [Idempotency, IdempotencyRepository, cleanupOf(IdempotencyRepository, CLEANUP_INTERVAL_MS)],
  exports: [Idempotency],
})
export class IdempotencyModule {}
