import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { cleanupOfAccounts } from '../accounts/cleanup-of-accounts.ts';
import { ListingsModule } from '../listings/listings.module.ts';
import { SavedListingsController } from './saved-listings.controller.ts';
import { SavedListingsRepository } from './saved-listings.repository.ts';
import { SavedListingsRecord, savedListingsRecordSchema } from './saved-listings.schema.ts';
import { SavedListingsService } from './saved-listings.service.ts';

@Module({
  imports: [
    AccountsModule,
    ListingsModule,
    MongooseModule.forFeature([{ name: SavedListingsRecord.name, schema: savedListingsRecordSchema }]),
  ],
  controllers: [SavedListingsController],
  providers: [SavedListingsService, SavedListingsRepository, cleanupOfAccounts(SavedListingsRepository)],
})
export class SavedListingsModule {}
