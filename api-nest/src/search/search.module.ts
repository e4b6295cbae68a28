import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ListingViews } from '../listings/listing-view.ts';
import { ListingRecord, listingRecordSchema } from '../listings/listing.schema.ts';
import { PreferencesModule } from '../preferences/preferences.module.ts';
import { IndexChoice } from './index-choice.ts';
import { CachedSearchCounts } from './cached-search-counts.ts';
import { FilterSuggestions } from './filter-suggestions.ts';
import { MatchReads } from './match-reads.ts';
import { OrderedReads } from './ordered-reads.ts';
import { ScanLimits } from './scan-limits.ts';
import { SearchPaginator } from './search-paginator.ts';
import { SearchCounts } from './search-counts.ts';
import { SearchController } from './search.controller.ts';
import { SearchRepository } from './search.repository.ts';
import { SearchService } from './search.service.ts';

@Module({
  imports: [
    PreferencesModule,
    MongooseModule.forFeature([{ name: ListingRecord.name, schema: listingRecordSchema }]),
  ],
  controllers: [SearchController],
  providers: [
    SearchService,
    SearchPaginator,
    SearchRepository,
    IndexChoice,
    MatchReads,
    OrderedReads,
    ScanLimits,
    CachedSearchCounts,
    SearchCounts,
    FilterSuggestions,
    ListingViews,
  ],
  exports: [SearchRepository],
})
export class SearchModule {}
