import { Injectable } from '@nestjs/common';
import {
  type DeleteResponse,
  SAVED_LISTINGS_MAX,
  type SavedListing,
  type SaveListingsResponse,
  type UpdateResponse,
} from '@roommate/contracts';
import { Types } from 'mongoose';
import type { User } from '../auth/user.ts';
import { ListingsRepository } from '../listings/listings.repository.ts';
import { listingNotFound } from '../listings/listing-not-found.ts';
import { problem } from '../problems/problem.ts';
import type { ReadResult } from '../reads/read-result.ts';
import { TOO_MANY_SAVED } from './messages.ts';
import { SavedListingsRepository } from './saved-listings.repository.ts';
import type { SavedItem } from './saved-listings.schema.ts';

/** Keeps the listings that a user saves: docs/decisions/0343-saved-listings.md. */
@Injectable()
export class SavedListingsService {
  constructor(
    private readonly saved: SavedListingsRepository,
    private readonly listings: ListingsRepository,
  ) {}

  async listOf({ uid }: User): Promise<ReadResult> {
    return { body: (await this.saved.findItems(uid)).map(savedListing) };
  }

  /** @throws ProblemException 404 for an unknown listing, 409 when the user has saved too many */
  async save(id: string, user: User): Promise<UpdateResponse> {
    const { addedCount, unknownIds, refusedIds } = await this.#add([id], user);
    if (unknownIds.length > 0) throw listingNotFound();
    if (refusedIds.length > 0) throw problem(409, TOO_MANY_SAVED, { code: 'too_many_saved' });
    return { matchedCount: 1, modifiedCount: addedCount };
  }

  /** Saves what a visitor had saved before signing in. */
  async saveAll(ids: readonly string[], user: User): Promise<SaveListingsResponse> {
    const { items, unknownIds, refusedIds } = await this.#add([...new Set(ids)], user);
    return { items: items.map(savedListing), unknownIds, refusedIds };
  }

  async remove(id: string, { uid }: User): Promise<DeleteResponse> {
    let deletedCount = 0;
    await this.saved.change(uid, (items) => {
      const rest = items.filter(({ listingId }) => listingId.toHexString() !== id);
      deletedCount = items.length - rest.length;
      return deletedCount === 0 ? items : rest;
    });
    return { deletedCount };
  }

  async #add(ids: readonly string[], { uid }: User) {
    const existing = await this.listings.existing(ids);
    const known = ids.filter((id) => existing.has(id));
    let addedCount = 0;
    let refusedIds: string[] = [];
    const items = await this.saved.change(uid, (before) => {
      const already = new Set(before.map(({ listingId }) => listingId.toHexString()));
      const fresh = known.filter((id) => !already.has(id));
      const fitting = fresh.slice(0, SAVED_LISTINGS_MAX - before.length);
      refusedIds = fresh.slice(fitting.length);
      addedCount = fitting.length;
      return fitting.length === 0 ? before : [...fitting.map(newItem), ...before];
    });
    return { items, addedCount, unknownIds: ids.filter((id) => !existing.has(id)), refusedIds };
  }
}

const newItem = (id: string): SavedItem => ({ listingId: new Types.ObjectId(id), savedAt: new Date() });

const savedListing = ({ listingId, savedAt }: SavedItem): SavedListing => ({
  listingId: listingId.toHexString(),
  savedAt: savedAt.toISOString(),
});
