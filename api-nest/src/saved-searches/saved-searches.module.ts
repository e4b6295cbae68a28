import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AlertsModule } from '../alerts/alerts.module.ts';
import { SavedSearchRecord, savedSearchRecordSchema } from '../alerts/saved-search.schema.ts';
import { SavedSearchesController } from './saved-searches.controller.ts';
import { SavedSearchesMigration } from './saved-searches.migration.ts';
import { SavedSearchesService } from './saved-searches.service.ts';

@Module({
  imports: [
    AlertsModule,
    MongooseModule.forFeature([{ name: SavedSearchRecord.name, schema: savedSearchRecordSchema }]),
  ],
  controllers: [SavedSearchesController],
  providers: [SavedSearchesService, SavedSearchesMigration],
})
export class SavedSearchesModule {}
