import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { cleanupOf } from '../database/cleanup-of.ts';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.ts';
import { RevealsRecord, revealsSchema } from './reveal.schema.ts';
import { Reveals } from './reveals.ts';
import { RevealsRepository } from './reveals.repository.ts';

const CLEANUP_INTERVAL_MS = 60 * 60 * 1000;

@Module({
  imports: [
    RateLimitsModule,
    MongooseModule.forFeature([{ name: RevealsRecord.name, schema: revealsSchema }]),
  ],
  providers: [RevealsRepository, Reveals, cleanupOf(RevealsRepository, CLEANUP_INTERVAL_MS)],
  exports: [Reveals],
})
export class RevealsModule {}
