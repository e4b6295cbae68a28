import { Inject, Injectable } from '@nestjs/common';
import {
  type CountResponse,
  type CreateListing,
  type CreateResponse,
  type DeleteResponse,
  type LikeResponse,
  type Listing,
  type ListingChanges,
  type ListQuery,
  storedListing,
  type UnlikeResponse,
  type UpdateResponse,
} from '@roommate/contracts';
import { searchFieldsOf } from '@roommate/places';
import type { Types } from 'mongoose';
import type { User } from '../auth/user.ts';
import { entityTag, includesContent, type TagList } from '../conditional-requests/entity-tag.ts';
import { LISTING_CHANGED } from '../conditional-requests/if-match.decorator.ts';
import type { Config } from '../config/config.ts';
import { CONFIG } from '../config/config.module.ts';
import { Metrics } from '../metrics/metrics.ts';
import { invalidField, problem } from '../problems/problem.ts';
import { ListCost } from '../rate-limits/list-cost.ts';
import type { ReadResult, StreamedResult } from '../reads/read-result.ts';
import { Reveals } from '../reveals/reveals.ts';
import { visitorOf } from '../visits/visitor.ts';
import { mustBeNamed } from './chosen-place.ts';
import { LikesRepository } from './likes.repository.ts';
import { listTag } from './list-tag.ts';
import { changesTo, refuseOutdated, refuseReadOnlyChanges, timeAfter } from './listing-edit.ts';
import { ListingPaginator } from './listing-paginator.ts';
import { listingStream } from './listing-stream.ts';
import { type ListingRow, ListingViews } from './listing-view.ts';
import { ListingWrites } from './listing-writes.ts';
import { type ListingFilter, ListingsRepository } from './listings.repository.ts';
import { hasPublicHost } from '../http/public-host.ts';
import { LISTING_NOT_FOUND, NOT_OWNER, OTHER_ACCOUNT, OWN_LISTING } from './messages.ts';
import { OwnerAccounts } from './owner-accounts.ts';
import { PersonalView } from './personal-view.ts';
import { ViewCounter } from './view-counter.ts';

const NAMELESS = 'No Name';
/** A longer list of all listings is streamed. */
const MAX_SHARED = 2000;

const notFound = () => problem(404, LISTING_NOT_FOUND);

/** The rules for listings: who may do what, and what each operation returns (docs/api.md). */
@Injectable()
export class ListingsService {
  constructor(
    private readonly listings: ListingsRepository,
    private readonly pages: ListingPaginator,
    private readonly likes: LikesRepository,
    private readonly views: ListingViews,
    private readonly viewCounter: ViewCounter,
    private readonly reveals: Reveals,
    private readonly owners: OwnerAccounts,
    private readonly personalView: PersonalView,
    private readonly writes: ListingWrites,
    private readonly metrics: Metrics,
    private readonly cost: ListCost,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** All listings. Only anonymous callers share a list, if it is short. */
  async all(viewer: User | undefined): Promise<ReadResult | StreamedResult> {
    const count = await this.listings.count();
    this.cost.learn(count);
    if (viewer || count > MAX_SHARED) return this.stream(viewer);
    const rows = await this.listings.findAll();
    return { body: rows.map((row) => this.views.of(row, viewer)), cost: this.cost.ofAll() };
  }

  /** All listings as a stream, so that memory stays bounded. */
  async stream(viewer: User | undefined): Promise<StreamedResult> {
    // Deletions before states, states before the list: decision 0150 explains why concurrent writes keep the tag valid.
    const deletions = await this.listings.countDeletions();
    const ownViews = viewer ? await this.listings.viewsOf(viewer.uid) : [];
    const tag = await listTag({ viewer, deletions, ownViews }, this.listings.streamStates());
    return {
      tag,
      open: () => listingStream(this.listings.streamAll(), (row) => this.views.of(row, viewer)),
    };
  }

  /** @param which the listings of all pages */
  async page(viewer: User | undefined, query: ListQuery, which?: ListingFilter): Promise<ReadResult> {
    const { listings, next } = await this.pages.page(viewer, query, which);
    return { body: listings, next };
  }

  async ownedBy(user: User, email: string): Promise<ReadResult> {
    if (user.email?.toLowerCase() !== email.toLowerCase()) {
      throw problem(403, OTHER_ACCOUNT, { code: 'other_account' });
    }
    const rows = await this.listings.findByOwner(user.uid);
    return { body: rows.map((row) => this.views.of(row, user)) };
  }

  /** @returns the listings that exist, in the order of the ids */
  async withIds(ids: readonly string[], viewer: User | undefined): Promise<ReadResult> {
    const rows = await this.listings.findByIds(ids);
    return { body: rows.map((row) => this.views.of(row, viewer)) };
  }

  async count(): Promise<ReadResult> {
    const count = await this.listings.count();
    return { body: { count, total: count } satisfies CountResponse };
  }

  async stats(): Promise<ReadResult> {
    return { body: await this.listings.stats() };
  }

  /**
   * A listing. Each request counts a view, unless it is the owner's.
   * @param address the viewer's IP address, which has a limit of e-mails too; undefined when nobody looks at the response
   */
  async find(id: string, viewer: User | undefined, address: string | undefined): Promise<ReadResult> {
    const body = await this.#shownTo(viewer, id, address);
    if (body.isOwner) return { body };
    return {
      body,
      onRead: (request) => {
        const visitor = visitorOf(request);
        if (visitor !== undefined) this.viewCounter.add(id, visitor);
      },
    };
  }

  /** @param _id of the new listing; when it exists, an earlier attempt of the same request posted it */
  async create(_id: Types.ObjectId, fields: CreateListing, owner: User): Promise<CreateResponse> {
    this.#checkImage(fields);
    const listing = storedListing(_id, fields, { name: NAMELESS, ...owner }, new Date());
    if (fields.placeId !== undefined) mustBeNamed(fields.placeId, fields.location);
    await this.writes.insert({ ...listing, ...searchFieldsOf(listing) });
    return { acknowledged: true, insertedId: _id.toHexString() };
  }

  /**
   * Changes the fields that are present. An edit that already took effect is a success even with an old tag (RFC 9110,
   * 13.1.1).
   * @param ifMatch the states that the edit applies to
   * @returns the counts, and the entity tag of the listing after the edit
   */
  async update(
    id: string,
    { fields, readOnly: { updatedAt, ...readOnly } }: ListingChanges,
    user: User,
    ifMatch?: TagList,
  ): Promise<{ result: UpdateResponse; tag: string }> {
    // Repeats when another edit came first.
    for (;;) {
      const row = await this.#mustOwn(id, user);
      refuseReadOnlyChanges(readOnly, this.views.of(row, user), row.likeReversals ?? 0);
      const changes = changesTo(row, fields);
      this.#checkImage(changes);
      const confirmation = confirmationChange(row, user);
      if (Object.keys(changes).length === 0) {
        if (confirmation) await this.listings.update(row, confirmation);
        return { result: { matchedCount: 1, modifiedCount: 0 }, tag: this.#tagOf(row, user) };
      }
      this.#mustBeAsRead(row, user, ifMatch);
      refuseOutdated(updatedAt, row);
      const edited = { ...changes, ...confirmation, updatedAt: timeAfter(row.updatedAt) };
      const searchFields = searchFieldsOf({ ...row, ...edited });
      const result = await this.writes.update(row, { ...edited, ...searchFields });
      if (result.matchedCount === 1) return { result, tag: this.#tagOf({ ...row, ...edited }, user) };
    }
  }

  /**
   * Counts a like. Shows the contact only while the listing is available.
   * @param address the caller's IP address, which has a limit of new contacts too
   */
  async like(id: string, user: User, address: string): Promise<LikeResponse> {
    const found = await this.likes.find(id, user.uid);
    if (!found) throw notFound();
    if (found.ownerUid === user.uid) throw problem(403, OWN_LISTING, { code: 'own_listing' });
    if (!(await this.owners.mayBeContacted(found.ownerUid))) throw notFound();
    const mayShow = found.availability === 'available';
    const showing = { kind: 'contact', listingId: id, uid: user.uid, address } as const;
    if (mayShow) await this.reveals.admit({ ...showing, isRepeated: found.isLiked });
    const result = await this.likes.like(id, user.uid, found);
    if (!result) throw notFound();
    if (result.modifiedCount === 1) this.metrics.liked();
    if (mayShow) return result;
    // A listing that became available in the meantime has no record of this reveal. The next like shows its contact.
    delete result.contact;
    return result;
  }

  async unlike(id: string, user: User): Promise<UnlikeResponse> {
    const found = await this.likes.find(id, user.uid);
    const result = found && (await this.likes.unlike(id, user.uid, found));
    if (!result) throw notFound();
    return result;
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

  async #shownTo(viewer: User | undefined, id: string, address: string | undefined): Promise<Listing> {
    if (!viewer || viewer.scopes) return this.views.of(await this.#mustFind(id), viewer);
    const row = await this.listings.findForUser(id, viewer.uid);
    if (!row) throw notFound();
    return this.personalView.shownTo(viewer, row, address);
  }

  async #mustFind(id: string): Promise<ListingRow> {
    const row = await this.listings.findById(id);
    if (!row) throw notFound();
    return row;
  }

  async #mustOwn(id: string, user: User): Promise<ListingRow> {
    const row = await this.#mustFind(id);
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

/** What an edit stores about the owner's e-mail when it was confirmed, or lost its confirmation, since the last edit. */
function confirmationChange(
  { email, emailVerified = false }: ListingRow,
  user: User,
): Pick<ListingRow, 'emailVerified'> | undefined {
  // The data of an API key are as old as the key.
  if (user.scopes) return undefined;
  const { emailVerified: isVerified = false } = user;
  return user.email === email && isVerified !== emailVerified ? { emailVerified: isVerified } : undefined;
}
