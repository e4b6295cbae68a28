import { Inject, Injectable } from '@nestjs/common';
import {
  type CreateListing,
  type CreateResponse,
  type DeleteResponse,
  type ListingChanges,
  storedListing,
  type UpdateResponse,
} from '@roommate/contracts';
import { searchFieldsOf } from '@roommate/places';
import type { Types } from 'mongoose';
import type { User } from '../auth/user.ts';
import { entityTag, includesContent, type TagList } from '../conditional-requests/entity-tag.ts';
import { LISTING_CHANGED } from '../conditional-requests/if-match.decorator.ts';
import type { Config } from '../config/config.ts';
import { CONFIG } from '../config/config.module.ts';
import { hasPublicHost } from '../http/public-host.ts';
import { invalidField, problem } from '../problems/problem.ts';
import { mustBeNamed } from './chosen-place.ts';
import { LikesRepository } from './likes.repository.ts';
import {
  changesSearch,
  changesTo,
  refuseOutdated,
  refuseReadOnlyChanges,
  timeAfter,
} from './listing-edit.ts';
import { listingNotFound } from './listing-not-found.ts';
import { type ListingRow, ListingViews } from './listing-view.ts';
import { ListingWrites } from './listing-writes.ts';
import { ListingsRepository } from './listings.repository.ts';
import { NOT_OWNER } from './messages.ts';
import { confirmationChange, emailChange } from './owner-changes.ts';

const NAMELESS = 'No Name';

/** The rules for changes of listings: who may post, edit and delete what (docs/api.md). */
@Injectable()
export class ListingChangesService {
  constructor(
    private readonly listings: ListingsRepository,
    private readonly writes: ListingWrites,
    private readonly likes: LikesRepository,
    private readonly views: ListingViews,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** @param _id of the new listing; when it exists, an earlier attempt of the same request posted it */
  async create(_id: Types.ObjectId, fields: CreateListing, owner: User): Promise<CreateResponse> {
    this.#checkImage(fields);
    const listing = storedListing(_id, fields, { name: NAMELESS, ...owner }, new Date());
    if (fields.placeId !== undefined) mustBeNamed(fields.placeId, fields.location);
    await this.writes.insert({ ...listing, ...searchFieldsOf(listing) });
    return { acknowledged: true, insertedId: _id.toHexString() };
  }

  /**
   * Changes the fields that are present, and the email when the account has another one. An edit that already took effect is a
   * success even with an old tag (RFC 9110, 13.1.1).
   * @param ifMatch the states that the edit applies to
   * @returns the counts, and the entity tag of the listing after the edit
   */
  async update(
    id: string,
    { fields, readOnly }: ListingChanges,
    user: User,
    ifMatch?: TagList,
  ): Promise<{ result: UpdateResponse; tag: string }> {
    // Repeats when another edit came first.
    for (;;) {
      const row = await this.#mustOwn(id, user);
      refuseReadOnlyChanges(readOnly, () => this.views.of(row, user), row.likeReversals ?? 0);
      const changes = { ...changesTo(row, fields), ...emailChange(row, user) };
      this.#checkImage(changes);
      const confirmation = confirmationChange(row, user);
      if (Object.keys(changes).length === 0) {
        if (confirmation) await this.listings.update(row, confirmation);
        return { result: { matchedCount: 1, modifiedCount: 0 }, tag: this.#tagOf(row, user) };
      }
      this.#mustBeAsRead(row, user, ifMatch);
      refuseOutdated(readOnly.updatedAt, row);
      const edited = { ...confirmation, ...changes, updatedAt: timeAfter(row.updatedAt) };
      const searchFields = changesSearch(row, changes) ? searchFieldsOf({ ...row, ...edited }) : {};
      if (await this.writes.update(row, { ...edited, ...searchFields })) {
        const result = { matchedCount: 1, modifiedCount: 1 };
        return { result, tag: this.#tagOf({ ...row, ...edited }, user) };
      }
    }
  }

  /** @param ifMatch the states in which the listing may be deleted */
  async delete(id: string, user: User, ifMatch?: TagList): Promise<DeleteResponse> {
    for (;;) {
      const row = await this.#mustOwn(id, user);
      this.#mustBeAsRead(row, user, ifMatch);
      if (!(await this.writes.delete(row))) continue;
      await this.likes.deleteOf(id);
      return { deletedCount: 1 };
    }
  }

  // Not in development, where images may come from the machine itself.
  #checkImage({ imageUrl }: { imageUrl?: string | undefined }): void {
    if (imageUrl === undefined || !this.config.production || hasPublicHost(imageUrl)) return;
    throw invalidField('imageUrl', 'Image URL must be on the public internet.');
  }

  async #mustOwn(id: string, user: User): Promise<ListingRow> {
    const row = await this.listings.findToChange(id);
    if (!row) throw listingNotFound();
    if (row.ownerUid !== user.uid) {
      throw problem(403, NOT_OWNER, { code: 'not_owner' });
    }
    return row;
  }

  /** The entity tag of a listing for a user, as GET sends it. */
  #tagOf(row: ListingRow, user: User): string {
    return entityTag(this.views.of(row, user));
  }

  #mustBeAsRead(row: ListingRow, user: User, ifMatch: TagList | undefined): void {
    if (ifMatch === undefined || includesContent(ifMatch, this.#tagOf(row, user))) return;
    throw problem(412, LISTING_CHANGED);
  }
}
