import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { cleanupOf } from '../database/cleanup-of.ts';
import { DayKeys } from './day-keys.ts';
import { VisitorKeyRecord, visitorKeyRecordSchema, VisitRecord, visitRecordSchema } from './visit.schema.ts';
import { VisitsRepository } from './visits.repository.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: VisitRecord.name, schema: visitRecordSchema },
      { name: VisitorKeyRecord.name, schema: visitorKeyRecordSchema },
    ]),
  ],
  providers: [DayKeys, VisitsRepository, cleanupOf(VisitsRepository)],
  exports: [DayKeys, VisitsRepository],
})
export class VisitsModule {}
