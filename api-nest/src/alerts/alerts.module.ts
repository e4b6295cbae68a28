import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { cleanupOfAccounts } from '../accounts/cleanup-of-accounts.ts';
import { cleanupOf } from '../database/cleanup-of.ts';
import { AlertRecord, alertRecordSchema } from './alert.schema.ts';
import { AlertsController } from './alerts.controller.ts';
import { AlertsRepository } from './alerts.repository.ts';
import { SavedSearchRecord, savedSearchRecordSchema } from './saved-search.schema.ts';
import { SavedSearchesRepository } from './saved-searches.repository.ts';

@Module({
  imports: [
    AccountsModule,
    MongooseModule.forFeature([
      { name: SavedSearchRecord.name, schema: savedSearchRecordSchema },
      { name: AlertRecord.name, schema: alertRecordSchema },
    ]),
  ],
  controllers: [AlertsController],
  providers: [
    SavedSearchesRepository,
    AlertsRepository,
    cleanupOf(AlertsRepository),
    cleanupOfAccounts(SavedSearchesRepository),
    cleanupOfAccounts(AlertsRepository),
  ],
  exports: [SavedSearchesRepository, AlertsRepository],
})
export class AlertsModule {}
