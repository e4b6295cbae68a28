import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { PreferencesCleanup } from './preferences-cleanup.ts';
import { PreferencesController } from './preferences.controller.ts';
import { PreferencesRepository } from './preferences.repository.ts';
import { PreferencesRecord, preferencesRecordSchema } from './preferences.schema.ts';

@Module({
  imports: [
    AccountsModule,
    MongooseModule.forFeature([{ name: PreferencesRecord.name, schema: preferencesRecordSchema }]),
  ],
  controllers: [PreferencesController],
  providers: [PreferencesRepository, PreferencesCleanup],
  exports: [PreferencesRepository],
})
export class PreferencesModule {}
