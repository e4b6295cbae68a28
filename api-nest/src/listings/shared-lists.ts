import { Injectable } from '@nestjs/common';
import type { Listing, ListQuery } from '@roommate/contracts';
import { ListCost } from '../rate-limits/list-cost.ts';
import { ListCache } from './list-cache.ts';
import { ListingPaginator } from './listing-paginator.ts';
import type { RowCursor } from './listing-stream.ts';
import { type ListingRow, listingView } from './listing-view.ts';
import { type ListingFilter, ListingsRepository } from './listings.repository.ts';
import { ReadyList } from './ready-list.ts';

/** A longer list is streamed, so that its memory stays bounded. */
const MAX_LISTINGS = 2000;
const MAX_BYTES = 4 * 1024 * 1024;

/** The lists for anonymous callers, who all get the same: docs/decisions/0212-shared-lists.md. */
@Injectable()
export class SharedLists {
  constructor(
    private readonly listings: ListingsRepository,
    private readonly pages: ListingPaginator,
    private readonly cache: ListCache,
    private readonly cost: ListCost,
  ) {}

  /** As all methods: @returns undefined when the list is too long to keep */
  all(): Promise<ReadyList | undefined> {
    return this.cache.get('all', async () => {
      const count = await this.listings.count();
      this.cost.learn(count);
      return count > MAX_LISTINGS ? undefined : ReadyList.of(rowsOf(this.listings.streamAll()), MAX_BYTES);
    });
  }

  /** @param which the listings of all pages */
  page(query: ListQuery, which?: ListingFilter): Promise<ReadyList | undefined> {
    return this.cache.get(JSON.stringify([query.limit, query.cursor, which]), async () => {
      const { listings, next } = await this.pages.page(undefined, query, which);
      return ReadyList.of(listings, MAX_BYTES, next);
    });
  }
}

async function* rowsOf(cursor: RowCursor<ListingRow>): AsyncGenerator<Listing> {
  try {
    for (let row = await cursor.next(); row; row = await cursor.next()) yield listingView(row, undefined);
  } finally {
    await cursor.close();
  }
}
