import { Injectable } from '@nestjs/common';
import type { Counts } from './cached-search-counts.ts';
import { type Criteria, hasRent } from './criteria.ts';
import {
  type FacetField,
  type FacetMatches,
  facetsOf,
  isMany,
  MATCHES_READ,
  SAMPLE,
  totalOf,
} from './facets.ts';
import type { QueryCounter } from './query-counter.ts';
import type { Search } from './read-search.ts';
import type { SearchIndex } from './search-index.ts';
import type { FoundMatches } from './search-order.ts';
import { SearchRepository } from './search.repository.ts';

/** Counts the matches of a search: the total and the facets. */
@Injectable()
export class SearchCounts {
  constructor(private readonly repository: SearchRepository) {}

  /**
   * A facet without a filter of its own counts the same matches as the total.
   * @param found the matches of the search
   */
  async of(
    counter: QueryCounter,
    { criteria, surroundings, scopeWith }: Search,
    found: FoundMatches,
  ): Promise<{ counts: Counts; facetMatches: FacetMatches }> {
    // Without one of its filters, a search has at least as many matches.
    const hasMany = isMany(found);
    const sample = found.matches.length >= SAMPLE ? SAMPLE : undefined;
    const without = <Field extends FacetField>(
      isFiltered: boolean,
      field: Field,
      changes: Partial<Criteria>,
      sampledBy?: SearchIndex,
    ): FoundMatches<Field> | Promise<FoundMatches<Field>> => {
      if (!isFiltered) return found;
      const wider = { ...criteria, ...changes };
      return hasMany
        ? this.repository.sampleValues(counter, wider, SAMPLE, field, sampledBy)
        : this.repository.findValues(counter, wider, MATCHES_READ, [field], sample);
    };
    const byWord = found.sampledBy === 'words' ? found.sampledBy : undefined;
    // The rent is as common with another type or availability. In other places it can be rare.
    const [roomType, availability, rent, places] = await Promise.all([
      without(criteria.roomType !== undefined, 'roomType', { roomType: undefined }, found.sampledBy),
      without(
        criteria.availability !== undefined,
        'availability',
        { availability: undefined },
        found.sampledBy,
      ),
      without(hasRent(criteria), 'rentAmount', { rentMin: undefined, rentMax: undefined }, byWord),
      without(criteria.scope !== surroundings, 'placeId', { scope: surroundings }, byWord),
    ]);
    const facetMatches = { roomType, availability, rent, places };
    return { counts: { total: totalOf(found), facets: facetsOf(facetMatches, scopeWith) }, facetMatches };
  }
}
