import { Injectable } from '@nestjs/common';
import {
  EXACT_TOTAL_MAX,
  PAGE_LIMIT_DEFAULT,
  type SearchQuery,
  type SearchResponse,
} from '@roommate/contracts';
import type { User } from '../auth/user.ts';
import { ListingViews } from '../listings/listing-view.ts';
import { type Criteria, hasRent } from './criteria.ts';
import { counted, type FacetMatches, facetsOf } from './facets.ts';
import { Loosening } from './loosening.ts';
import { everywhere } from './place-scope.ts';
import { readSearch } from './read-search.ts';
import { decodePosition, encodePosition } from './search-cursor.ts';
import { orderOf, positionOf } from './search-order.ts';
import { SearchPaginator } from './search-paginator.ts';
import { type QueryMeter, SearchRepository } from './search.repository.ts';

/** One more than the exact total shows that there are more. */
const MATCHES_READ = EXACT_TOTAL_MAX + 1;

/** Searches listings: a page, the total, facets, and what the text means. */
@Injectable()
export class SearchService {
  constructor(
    private readonly repository: SearchRepository,
    private readonly pages: SearchPaginator,
    private readonly loosening: Loosening,
    private readonly views: ListingViews,
  ) {}

  /** @param meter counts the queries */
  async search(query: SearchQuery, viewer: User | undefined, meter: QueryMeter): Promise<SearchResponse> {
    const { criteria, sort, origin, understood, names } = readSearch(query, new Date());
    const order = orderOf(sort, criteria, origin);
    const after = query.cursor === undefined ? undefined : decodePosition(query.cursor, order);
    const matches = await this.repository.findMatches(meter, criteria, MATCHES_READ);
    const limit = query.limit ?? PAGE_LIMIT_DEFAULT;
    const [rows, facetMatches] = await Promise.all([
      this.pages.page(meter, order, matches, limit + 1, after),
      this.#facetMatches(meter, criteria, matches),
    ]);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const total = counted(matches);
    const loosen = matches.length === 0 && (await this.loosening.of(meter, criteria, facetMatches));
    return {
      items: shown.map((row) => this.views.of(row, viewer)),
      total: { value: total.matches.length, relation: total.relation },
      facets: facetsOf(facetMatches),
      understood,
      names,
      ...(loosen && { loosen }),
      ...(last && rows.length > limit && { next: encodePosition(positionOf(last, order)) }),
    };
  }

  /** A facet without a filter of its own counts the same matches as the total. */
  async #facetMatches(
    meter: QueryMeter,
    criteria: Criteria,
    matches: FacetMatches['rent'],
  ): Promise<FacetMatches> {
    const without = (isFiltered: boolean, changes: Partial<Criteria>) =>
      isFiltered ? this.repository.findMatches(meter, { ...criteria, ...changes }, MATCHES_READ) : matches;
    const [roomType, availability, rent, places] = await Promise.all([
      without(criteria.roomType !== undefined, { roomType: undefined }),
      without(criteria.availability !== undefined, { availability: undefined }),
      without(hasRent(criteria), { rentMin: undefined, rentMax: undefined }),
      without(criteria.scope !== everywhere, { scope: everywhere }),
    ]);
    return { roomType, availability, rent, places };
  }
}
