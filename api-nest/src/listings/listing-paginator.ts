import { Injectable } from '@nestjs/common';
import { CURSOR_RULE, type ListQuery, PAGE_LIMIT_DEFAULT } from '@roommate/contracts';
import type { User } from '../auth/user.ts';
import { invalidField } from '../problems/problem.ts';
import { decodeCursor, encodeCursor } from './listing-cursor.ts';
import { ListingViews } from './listing-view.ts';
import { type ListingFilter, ListingsRepository } from './listings.repository.ts';
import type { PaginatedListings } from './paginated-listings.ts';

/** Reads pages of listings, each with the query of the next. New listings never repeat or hide another one. */
@Injectable()
export class ListingPaginator {
  constructor(
    private readonly listings: ListingsRepository,
    private readonly views: ListingViews,
  ) {}

  async page(
    viewer: User | undefined,
    { limit = PAGE_LIMIT_DEFAULT, cursor }: ListQuery,
    which?: ListingFilter,
  ): Promise<PaginatedListings> {
    const after = cursor === undefined ? undefined : positionOf(cursor);
    const rows = await this.listings.findPage({ limit: limit + 1, after, which });
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const listings = shown.map((row) => this.views.of(row, viewer));
    if (!last || rows.length <= limit) return { listings };
    return { listings, next: { limit, cursor: encodeCursor(last) } };
  }
}

function positionOf(cursor: string) {
  const position = decodeCursor(cursor);
  if (position) return position;
  throw invalidField('cursor', CURSOR_RULE);
}
