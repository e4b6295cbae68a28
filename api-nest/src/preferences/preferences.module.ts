import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { cleanupOfAccounts } from '../accounts/cleanup-of-accounts.ts';
import { PreferencesController } from './preferences.controller.ts';
import { PreferencesRepository } from './preferences.repository.ts';
import { PreferencesRecord, preferencesRecordSchema } from './preferences.schema.ts';

@Module({
  imports: [
    AccountsModule,
    MongooseModule.forFeature([{ name: PreferencesRecord.name, schema: preferencesRecordSchema }]),
  ],
  controllers: [PreferencesController],
  providers: [PreferencesRepository, cleanupOfAccounts(PreferencesRepository)],
  exports: [PreferencesRepository],
})
export class PreferencesModule {}
