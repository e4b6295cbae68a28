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
    cleanupOf(RevealsRepository),
    cleanupOf(AddressDaysRepository),
  ],
  exports: [Reveals],
})
export class RevealsModule {}
