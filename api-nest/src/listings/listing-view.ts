import { Inject, Injectable } from '@nestjs/common';
import { type Listing, pagePaths } from '@roommate/contracts';
import type { User } from '../auth/user.ts';
import { CONFIG } from '../config/config.module.ts';
import type { Config } from '../config/config.ts';
import { type ListingRecord, listingRecordSchema } from './listing.schema.ts';

/** The fields that reads load: everything except the likers and the words for the search. */
export type ListingRow = Omit<ListingRecord, keyof typeof listingProjection>;

/** Excludes lists, which would make the size of a page unpredictable. */
export const listingProjection = {
  recentLikers: 0,
  recentUnlikers: 0,
  likersMoved: 0,
  words: 0,
} as const;

/** The same fields, named. A projection that computes a field cannot exclude others. */
export const includedFields = Object.fromEntries(
  Object.keys(listingRecordSchema.paths)
    .filter((name) => !(name in listingProjection))
    .map((name) => [name, 1] as const),
);

/**
 * Shows listings as a caller may see them (docs/api-reading.md). Only the owner sees email and contact:
 * docs/decisions/0085-owner-sees-own-contact.md. PosterEmail adds the email for others. Nobody sees `ownerUid`.
 */
@Injectable()
export class ListingViews {
  /** The URL of a details page without its id. */
  readonly #detailsUrl: string;

  constructor(@Inject(CONFIG) { siteUrl }: Config) {
    this.#detailsUrl = new URL(pagePaths.details(''), siteUrl).href;
  }

  of(row: ListingRow, viewer: User | undefined): Listing {
    const id = row._id.toHexString();
    // A row without an owner, as an earlier version may have stored it, must not belong to anonymous callers.
    const isOwner = viewer ? viewer.uid === row.ownerUid : false;
    return {
      _id: id,
      url: this.#detailsUrl + id,
      title: row.title,
      location: row.location,
      rentAmount: row.rentAmount,
      roomType: row.roomType,
      lifestyle: row.lifestyle,
      imageUrl: row.imageUrl,
      description: row.description,
      availability: row.availability,
      ...(row.home && { home: row.home }),
      name: row.name,
      likes: row.likes,
      views: row.views,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      isOwner,
      ...(isOwner && { contact: row.contact, ...(row.email !== undefined && { email: row.email }) }),
    };
  }
}
