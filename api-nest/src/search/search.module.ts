import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ListingRecord, listingRecordSchema } from '../listings/listing.schema.ts';
import { SearchController } from './search.controller.ts';
import { SearchPages } from './search-page.ts';
import { SearchRepository } from './search.repository.ts';
import { SearchService } from './search.service.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: ListingRecord.name, schema: listingRecordSchema }])],
  controllers: [SearchController],
  providers: [SearchService, SearchPages, SearchRepository],
})
export class SearchModule {}
