import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { ListingRecord } from './listing.schema.ts';

/** Tells which ids belong to no listing any more. */
@Injectable()
export class DeletedListings {
  constructor(@InjectModel(ListingRecord.name) private readonly listings: Model<ListingRecord>) {}

  /** The id of a deleted listing never returns. */
  async has(_id: Types.ObjectId): Promise<boolean> {
    return (await this.listings.exists({ _id })) === null;
  }
}
