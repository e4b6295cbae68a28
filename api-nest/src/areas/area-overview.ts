import { Injectable } from '@nestjs/common';
import { EXACT_TOTAL_MAX, type AreasQuery, type AreasResponse } from '@roommate/contracts';
import { ListingsRepository } from '../listings/listings.repository.ts';
import { type Criteria, hasRent } from '../search/criteria.ts';
import { counted, MATCHES_READ, totalOf } from '../search/facets.ts';
import { MAX_ORDERED_IDS, withoutOrder } from '../search/place-scope.ts';
import type { QueryCounter } from '../search/query-counter.ts';
import { readSearch } from '../search/read-search.ts';
import type { Match } from '../search/search-order.ts';
import { SearchRepository } from '../search/search.repository.ts';
import { areaIdsOf, countOf, withRooms, type CountedRoom } from './area-levels.ts';
import { CachedAreas } from './cached-areas.ts';

/** Where the matches of a search are, and what they cost there. */
@Injectable()
export class AreaOverview {
  constructor(
    private readonly search: SearchRepository,
    private readonly listings: ListingsRepository,
    private readonly cachedAreas: CachedAreas,
  ) {}

  /** @param counter counts the queries */
  async of(query: AreasQuery, counter: QueryCounter): Promise<AreasResponse> {
    const { criteria } = readSearch(query, new Date());
    const isAll = findsAll(criteria) && (await this.listings.count()) > EXACT_TOTAL_MAX;
    const all = isAll ? await this.cachedAreas.get() : undefined;
    if (all) return { total: { value: EXACT_TOTAL_MAX, relation: 'gte' }, counted: 'all', ...all };
    const found = await this.search.findValues(counter, criteria, MATCHES_READ, [
      'placeId',
      'rentAmount',
      'createdAt',
    ]);
    const { relation, matches } = counted(found);
    return {
      total: totalOf(found),
      counted: relation === 'eq' ? 'all' : readsNewest(criteria) ? 'newest' : 'some',
      areas: areasOf(matches, relation),
      elsewhere: matches.filter(({ placeId }) => areaIdsOf(placeId).length === 0).length,
    };
  }
}

/** Whether a search leaves out no listing. */
const findsAll = ({ scope, words, ...filters }: Criteria): boolean =>
  scope.some(({ level }) => level === undefined) &&
  words.length === 0 &&
  Object.values(filters).every((filter) => filter === undefined);

/** Whether the first matches of a search are the newest. Others have low rents, or are in some of the places. */
function readsNewest(criteria: Criteria): boolean {
  const [first, ...others] = withoutOrder(criteria.scope);
  const isSorted = others.length === 0 && (first?.ids.length ?? 0) <= MAX_ORDERED_IDS;
  return isSorted && criteria.words.length === 0 && !hasRent(criteria);
}

function areasOf(
  matches: readonly (CountedRoom & Pick<Match, 'placeId'>)[],
  relation: 'eq' | 'gte',
): AreasResponse['areas'] {
  const rooms = new Map<string, CountedRoom[]>();
  for (const match of matches) {
    for (const id of areaIdsOf(match.placeId)) {
      const found = rooms.get(id);
      if (found) found.push(match);
      else rooms.set(id, [match]);
    }
  }
  return withRooms(new Map([...rooms].map(([id, found]) => [id, countOf(found, relation)])));
}
