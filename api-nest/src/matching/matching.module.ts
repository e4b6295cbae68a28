import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ListingViews } from '../listings/listing-view.ts';
import { ListingRecord, listingRecordSchema } from '../listings/listing.schema.ts';
import { PreferencesModule } from '../preferences/preferences.module.ts';
import { ComparedListingsRepository } from './compared-listings.repository.ts';
import { MatchesController } from './matches.controller.ts';
import { MatchesService } from './matches.service.ts';

@Module({
  imports: [
    PreferencesModule,
    MongooseModule.forFeature([{ name: ListingRecord.name, schema: listingRecordSchema }]),
  ],
  controllers: [MatchesController],
  providers: [ComparedListingsRepository, MatchesService, ListingViews],
})
export class MatchingModule {}
