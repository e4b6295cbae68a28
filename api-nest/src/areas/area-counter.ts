import { Injectable } from '@nestjs/common';
import { EXACT_TOTAL_MAX } from '@roommate/contracts';
import type { Place } from '@roommate/places';
import { counted } from '../search/facets.ts';
import { insidePlaces, type PlaceFilter } from '../search/place-scope.ts';
import { SearchRepository } from '../search/search.repository.ts';
import { countOf, outsideAreas, type AreaNumbers } from './area-levels.ts';

/** One more than the exact total shows that there are more. */
const ROOMS_READ = EXACT_TOTAL_MAX + 1;

const nowhere: PlaceFilter = { level: 'placeId', ids: [...outsideAreas] };

/**
 * Counts the rooms of an area and its parts by the keys of one index. Only rooms outside all areas are read: a key does not
 * tell a missing place from null.
 */
@Injectable()
export class AreaCounter {
  constructor(private readonly search: SearchRepository) {}

  /** The median is the one of the area's page: of the newest rents (docs/decisions/0321-rents-of-an-area.md). */
  of(area: Place): Promise<AreaNumbers> {
    return this.#countIn(insidePlaces([area]));
  }

  /** Counts the rooms that are in no area. */
  outside(): Promise<AreaNumbers> {
    return this.#countIn([nowhere]);
  }

  async #countIn(scope: readonly PlaceFilter[]): Promise<AreaNumbers> {
    // No caller pays for what all callers share.
    const counter = { queries: 0 };
    const found = await this.search.findValues(counter, { scope, words: [] }, ROOMS_READ, [
      'rentAmount',
      'createdAt',
    ]);
    const { relation, matches } = counted(found);
    return countOf(matches, relation);
  }
}
