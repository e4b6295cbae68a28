import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { cleanupOf } from '../database/cleanup-of.ts';
import { VisitsModule } from '../visits/visits.module.ts';
import { AddressDayRecord, addressDayRecordSchema } from './address-day.schema.ts';
import { AddressDaysRepository } from './address-days.repository.ts';
import { DailyAddressQuota } from './daily-address-quota.ts';
import { RevealsRecord, revealsRecordSchema } from './reveal.schema.ts';
import { Reveals } from './reveals.ts';
import { RevealsRepository } from './reveals.repository.ts';

const CLEANUP_INTERVAL_MS = 60 * 60 * 1000;

@Module({
  imports: [
    VisitsModule,
    MongooseModule.forFeature([
      { name: RevealsRecord.name, schema: revealsRecordSchema },
      { name: AddressDayRecord.name, schema: addressDayRecordSchema },
    ]),
  ],
  providers: [
    RevealsRepository,
    AddressDaysRepository,
    DailyAddressQuota,
    Reveals,
    cleanupOf(RevealsRepository, CLEANUP_INTERVAL_MS),
    cleanupOf(AddressDaysRepository, CLEANUP_INTERVAL_MS),
  ],
  exports: [Reveals],
})
export class RevealsModule {}
