import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { RateLimitsModule } from '../rate-limits/rate-limits.module.ts';
import { RevealsRecord, revealsSchema } from './reveal.schema.ts';
import { Reveals } from './reveals.ts';
import { OldRevealsCleanup } from './old-reveals-cleanup.ts';
import { RevealsRepository } from './reveals.repository.ts';

@Module({
  imports: [
    RateLimitsModule,
    MongooseModule.forFeature([{ name: RevealsRecord.name, schema: revealsSchema }]),
  ],
  providers: [RevealsRepository, Reveals, OldRevealsCleanup],
  exports: [Reveals],
})
export class RevealsModule {}
