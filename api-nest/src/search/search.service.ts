import { Injectable } from '@nestjs/common';
import {
  PAGE_LIMIT_DEFAULT,
  type Preferences,
  type SearchQuery,
  type SearchResponse,
} from '@roommate/contracts';
import { type Coordinates, distanceKm, placeById } from '@roommate/places';
import type { User } from '../auth/user.ts';
import { type ListingRow, ListingViews } from '../listings/listing-view.ts';
import { hasWishes } from '../preferences/compare-listing.ts';
import { PreferencesRepository } from '../preferences/preferences.repository.ts';
import type { Criteria } from './criteria.ts';
import { dealbreakersOf } from './dealbreakers.ts';
import { counted, isMany, MATCHES_READ, SAMPLE } from './facets.ts';
import { CachedSearchCounts } from './cached-search-counts.ts';
import { FilterSuggestions } from './filter-suggestions.ts';
import { isPersonalStage, personalOrder } from './personal-order.ts';
import type { QueryCounter } from './query-counter.ts';
import { readSearch } from './read-search.ts';
import { SearchCounts } from './search-counts.ts';
import { decodePosition, encodePosition, mustBeIn } from './search-cursor.ts';
import { type FoundMatches, orderOf, positionOf } from './search-order.ts';
import { SearchPaginator } from './search-paginator.ts';
import { SearchRepository } from './search.repository.ts';

/** Places are known to about 100 m. */
const TENTHS = 10;
/** For a personal order that continues: the matches of its first page, and as many that others can post before the last. */
const CONTINUED_READ = 2 * MATCHES_READ;
/** Stands for the matches of a search whose counts are kept. There are many, and none of them is read again. */
const unread: FoundMatches = { matches: [], isPartial: true };

/** The distance to the centre of the place of a listing, as the order by distance has it. */
function distanceFrom(origin: Coordinates, { placeId }: Pick<ListingRow, 'placeId'>): { km?: number } {
  const place = placeById(placeId ?? '');
  return place ? { km: Math.round(distanceKm(origin, place.at) * TENTHS) / TENTHS } : {};
}

/** Searches listings: a page, the total, facets, and what the text means. */
@Injectable()
export class SearchService {
  constructor(
    private readonly repository: SearchRepository,
    private readonly pages: SearchPaginator,
    private readonly counts: SearchCounts,
    private readonly suggestions: FilterSuggestions,
    private readonly cachedCounts: CachedSearchCounts,
    private readonly views: ListingViews,
    private readonly preferences: PreferencesRepository,
  ) {}

  /** @param counter counts the queries */
  async search(query: SearchQuery, viewer: User | undefined, counter: QueryCounter): Promise<SearchResponse> {
    const now = new Date();
    const read = readSearch(query, now);
    const { sort, origin, understood, names, hints } = read;
    const wishes = await this.#wishesOf(viewer);
    const dealbreakers = wishes && !query.includeHidden ? dealbreakersOf(wishes, now) : undefined;
    const criteria: Criteria = { ...read.criteria, dealbreakers };
    const after = query.cursor === undefined ? undefined : decodePosition(query.cursor, query);
    const usual = orderOf(sort, criteria, origin);
    const continuesPersonal = sort === 'best' && after !== undefined && isPersonalStage(after.stage);
    if (after && !continuesPersonal) mustBeIn(usual, after);
    // The preferences or the session may have ended since the first page. The list continues anyway.
    const mayBePersonal =
      continuesPersonal || (sort === 'best' && !after && (wishes !== undefined || hints.length > 0));
    // Dealbreakers are personal, and an order of all matches needs the matches.
    const keepsCounts = !dealbreakers && !continuesPersonal;
    const cached = keepsCounts ? this.cachedCounts.of(query) : undefined;
    const found = cached
      ? unread
      : await this.repository.findMatches(
          counter,
          criteria,
          continuesPersonal ? CONTINUED_READ : MATCHES_READ,
          {
            compared: mayBePersonal ? ['home', ...(hints.length > 0 ? ['words' as const] : [])] : [],
            // New posts can make the matches too many for a first page. A personal order continues with all of them.
            sample: continuesPersonal ? undefined : SAMPLE,
          },
        );
    const isCompared = counted(found).relation === 'eq' || continuesPersonal;
    const order = isCompared && mayBePersonal ? personalOrder(wishes ?? {}, criteria, now, hints) : usual;
    const limit = query.limit ?? PAGE_LIMIT_DEFAULT;
    const [{ rows, stop }, { counts, facetMatches }, hidden] = await Promise.all([
      this.pages.page(counter, order, isCompared ? found.matches : undefined, limit + 1, after),
      cached
        ? { counts: cached, facetMatches: undefined }
        : this.counts.of(counter, { ...read, criteria }, found),
      dealbreakers ? this.#hiddenBeside(counter, criteria, found) : 0,
    ]);
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    // A row has no words, which the order may need.
    const lastMatch = last && (found.matches.find(({ _id }) => _id.equals(last._id)) ?? last);
    const next = rows.length > limit ? lastMatch && positionOf(lastMatch, order) : stop;
    const isEmpty = !found.isPartial && found.matches.length + hidden === 0;
    const suggestions =
      isEmpty && facetMatches && (await this.suggestions.of(counter, criteria, read, facetMatches));
    // Kept counts would otherwise never expire while people search.
    if (keepsCounts && !cached) this.cachedCounts.keep(query, counts);
    return {
      items: shown.map((row) => ({
        ...this.views.of(row, viewer),
        ...(sort === 'distance' && origin && distanceFrom(origin, row)),
      })),
      ...counts,
      ...(wishes && { hidden }),
      understood,
      names,
      ...suggestions,
      ...(next && { next: encodePosition(next, query) }),
    };
  }

  /** @returns undefined for visitors, for programs, which may not read preferences, and without preferences */
  async #wishesOf(viewer: User | undefined): Promise<Preferences | undefined> {
    if (!viewer || viewer.scopes) return undefined;
    const preferences = await this.preferences.of(viewer.uid);
    return hasWishes(preferences) ? preferences : undefined;
  }

  /** How many matches the dealbreakers leave out. At least, if there are more than it reads. */
  async #hiddenBeside(counter: QueryCounter, criteria: Criteria, found: FoundMatches): Promise<number> {
    // Both numbers end here, so the difference is 0.
    if (isMany(found)) return 0;
    const all = { ...criteria, dealbreakers: undefined };
    const ids = await this.repository.idsOfMatches(counter, all, MATCHES_READ);
    // A partial scan has not found all that are left.
    const { length: left } = found.isPartial
      ? await this.repository.findAmong(counter, ids, criteria, { _id: 1 })
      : found.matches;
    // Others can delete between the two reads.
    return Math.max(0, ids.length - left);
  }
}
