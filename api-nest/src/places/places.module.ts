import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ListingRecord, listingRecordSchema } from '../listings/listing.schema.ts';
import { ListingPlacesMigration } from './listing-places.migration.ts';

@Module({
  imports: [MongooseModule.forFeature([{ name: ListingRecord.name, schema: listingRecordSchema }])],
  providers: [ListingPlacesMigration],
})
export class PlacesModule {}
