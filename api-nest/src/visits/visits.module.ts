import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { OldVisitsCleanup } from './old-visits-cleanup.ts';
import { VisitorKeyRecord, visitorKeySchema, VisitRecord, visitSchema } from './visit.schema.ts';
import { VisitsRepository } from './visits.repository.ts';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: VisitRecord.name, schema: visitSchema },
      { name: VisitorKeyRecord.name, schema: visitorKeySchema },
    ]),
  ],
  providers: [VisitsRepository, OldVisitsCleanup],
  exports: [VisitsRepository],
})
export class VisitsModule {}
