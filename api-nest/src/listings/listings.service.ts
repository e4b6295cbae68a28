import { Injectable } from '@nestjs/common';
import { type CountResponse, type Listing, type ListQuery, PAGE_LIMIT_DEFAULT } from '@roommate/contracts';
import type { User } from '../auth/user.ts';
import { problem } from '../problems/problem.ts';
import { ListCost, readsOf } from '../rate-limits/list-cost.ts';
import type { ReadResult, StreamedResult, TaggedStream } from '../reads/read-result.ts';
import type { RevealCaller } from '../reveals/reveal-caller.ts';
import { visitorOf } from '../visits/visitor.ts';
import { listTag } from './list-tag.ts';
import { listingNotFound } from './listing-not-found.ts';
import { ListingPaginator } from './listing-paginator.ts';
import { listingStream, MAX_SHORT } from './listing-stream.ts';
import { ListingViews } from './listing-view.ts';
import { type ListingFilter, ListingsRepository } from './listings.repository.ts';
import { OTHER_ACCOUNT } from './messages.ts';
import { PersonalRows } from './personal-rows.ts';
import { PersonalView } from './personal-view.ts';
import { ViewCounter } from './view-counter.ts';

/** The rules for reading listings: who may see what (docs/api.md). */
@Injectable()
export class ListingsService {
  constructor(
    private readonly listings: ListingsRepository,
    private readonly pages: ListingPaginator,
    private readonly views: ListingViews,
    private readonly viewCounter: ViewCounter,
    private readonly personalRows: PersonalRows,
    private readonly personalView: PersonalView,
    private readonly cost: ListCost,
  ) {
    cost.countWith(() => listings.count());
  }

  /** All listings. Only anonymous callers share a list, if it is short. */
  async all(viewer: User | undefined): Promise<ReadResult | StreamedResult> {
    const count = await this.listings.count();
    this.cost.learn(count);
    const isLong = count > MAX_SHORT;
    if (viewer || isLong) return { isLong, prepare: () => this.stream(viewer) };
    const rows = await this.listings.findAll();
    return { body: rows.map((row) => this.views.of(row, viewer)), cost: this.cost.ofAll() };
  }

  /**
   * All listings as a stream, so that memory stays bounded.
   * @param ownerUid only the listings of this owner
   */
  async stream(viewer: User | undefined, ownerUid?: string): Promise<TaggedStream> {
    // Deletions before states, states before the list. So concurrent writes keep the tag valid:
    // docs/decisions/0150-tag-of-all-listings.md.
    const deletions = await this.listings.countDeletions();
    const ownViews = viewer ? await this.listings.viewsOf(viewer.uid) : [];
    const states =
      ownerUid === undefined ? this.listings.streamStates() : this.listings.streamStatesOf(ownerUid);
    const tag = await listTag({ viewer, deletions, ownViews }, states);
    const open = () => listingStream(this.listings.streamAll(ownerUid), (row) => this.views.of(row, viewer));
    return { tag, open };
  }

  /** @param which the listings of all pages */
  async page(viewer: User | undefined, query: ListQuery, which?: ListingFilter): Promise<ReadResult> {
    const { listings, next } = await this.pages.page(viewer, query, which);
    return { body: listings, next, cost: readsOf(query.limit ?? PAGE_LIMIT_DEFAULT) };
  }

  /** @param count is told the number of listings before they are read */
  async ownedBy(
    user: User,
    email: string,
    count: (listings: number) => Promise<void>,
  ): Promise<ReadResult | StreamedResult> {
    if (user.email?.toLowerCase() !== email.toLowerCase()) {
      throw problem(403, OTHER_ACCOUNT, { code: 'other_account' });
    }
    const listings = await this.listings.countByOwner(user.uid);
    await count(listings);
    if (listings > MAX_SHORT) return { isLong: true, prepare: () => this.stream(user, user.uid) };
    const rows = await this.listings.findByOwner(user.uid);
    return { body: rows.map((row) => this.views.of(row, user)) };
  }

  /** @returns the listings that exist, in the order of the ids */
  async withIds(ids: readonly string[], viewer: User | undefined): Promise<ReadResult> {
    const rows = await this.listings.findByIds(ids);
    return { body: rows.map((row) => this.views.of(row, viewer)), cost: readsOf(ids.length) };
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
   * @param caller the source of the request, which also has a limit of emails. Undefined when nobody sees the response
   */
  async find(id: string, viewer: User | undefined, caller: RevealCaller | undefined): Promise<ReadResult> {
    const body = await this.#shownTo(viewer, id, caller);
    if (body.isOwner) return { body };
    return {
      body,
      onRead: (request) => {
        const visitor = visitorOf(request);
        if (visitor !== undefined) this.viewCounter.add(id, visitor);
      },
    };
  }

  async #shownTo(viewer: User | undefined, id: string, caller: RevealCaller | undefined): Promise<Listing> {
    if (!viewer || viewer.scopes) {
      const row = await this.listings.findById(id);
      if (!row) throw listingNotFound();
      return this.views.of(row, viewer);
    }
    const row = await this.personalRows.find(id, viewer.uid);
    if (!row) throw listingNotFound();
    return this.personalView.shownTo(viewer, row, caller);
  }
}
