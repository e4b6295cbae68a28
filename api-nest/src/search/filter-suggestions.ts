import { Injectable } from '@nestjs/common';
import { type LooseFilter, type SearchResponse, widerDistances } from '@roommate/contracts';
import { type Criteria, hasRent } from './criteria.ts';
import { type FacetMatches, MATCHES_READ, totalOf } from './facets.ts';
import type { QueryCounter } from './query-counter.ts';
import type { Search } from './read-search.ts';
import type { FoundMatches } from './search-order.ts';
import { SearchRepository } from './search.repository.ts';

/** Only their number matters. */
type Matches = FoundMatches<never>;
type Suggestions = Pick<SearchResponse, 'loosen' | 'loosenExcluded'>;
type Loosened = NonNullable<SearchResponse['loosen']>;

/** Finds which filter of a search without matches stands in the way. */
@Injectable()
export class FilterSuggestions {
  constructor(private readonly repository: SearchRepository) {}

  /**
   * @param counter counts the queries
   * @param search its distance and its wider scopes
   * @param facets a facet has read the matches without its filter already
   */
  async of(
    counter: QueryCounter,
    criteria: Criteria,
    { distance, wider }: Pick<Search, 'distance' | 'wider'>,
    facets: FacetMatches,
  ): Promise<Suggestions> {
    const read = (changes: Partial<Criteria>) =>
      this.repository.findValues(counter, { ...criteria, ...changes }, MATCHES_READ, ['availability'], 0);
    const found: [LooseFilter, boolean, () => Matches | Promise<Matches>][] = [
      // The facet keeps the distance from `near`. Leaving out the place leaves it out too.
      ['place', wider.place !== undefined, () => read({ scope: wider.place ?? [] })],
      ['metroWithin', wider.metroWithin !== undefined, () => read({ scope: wider.metroWithin ?? [] })],
      ['rent', hasRent(criteria), () => facets.rent],
      ['roomType', criteria.roomType !== undefined, () => facets.roomType],
      ['availability', criteria.availability !== undefined, () => facets.availability],
      ['postedWithin', criteria.since !== undefined, () => read({ since: undefined })],
      ['hasPhoto', criteria.hasPhoto !== undefined, () => read({ hasPhoto: undefined })],
      ['text', criteria.words.length > 0, () => read({ words: [] })],
    ];
    const [withExcluded, ...loosened] = await Promise.all([
      wider.excluded && read({ scope: wider.excluded }).then(totalOf),
      ...found
        .filter(([, isFiltered]) => isFiltered)
        .map(async ([filter, , matchesOf]) => ({ filter, total: totalOf(await matchesOf()) })),
    ]);
    const inAllPlaces = loosened.find(({ filter }) => filter === 'place')?.total;
    // Where no place has matches, no distance has. A scan of all places can stop before it finds one.
    const hasNone = inAllPlaces?.value === 0 && inAllPlaces.relation === 'eq';
    const farther = hasNone ? [] : await larger(distance, (scope) => read({ scope }));
    const ways = [...loosened, ...farther];
    return {
      loosen: ways.filter(({ total }) => total.value > 0).sort((a, b) => b.total.value - a.total.value),
      ...(withExcluded && withExcluded.value > 0 && { loosenExcluded: withExcluded }),
    };
  }
}

/** The next larger distance that has matches is the most useful one. */
async function larger(
  distance: Search['distance'],
  matchesIn: (scope: Criteria['scope']) => Promise<Matches>,
): Promise<Loosened> {
  for (const within of distance ? widerDistances.filter((km) => km > distance.km) : []) {
    const total = totalOf(await matchesIn(distance?.scopeWithin(within) ?? []));
    if (total.value > 0) return [{ filter: 'within', total, within }];
  }
  return [];
}
