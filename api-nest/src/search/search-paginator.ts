import { Injectable } from '@nestjs/common';
import { EXACT_TOTAL_MAX } from '@roommate/contracts';
import type { ListingRow } from '../listings/listing-view.ts';
import { type QueryMeter, SearchRepository } from './search.repository.ts';
import { comparePositions, type Match, type Position, positionOf, type SearchOrder } from './search-order.ts';

/** The maximum number of stages that are read at the same time. */
const MAX_STAGES_AT_ONCE = 32;

/** Reads pages of search results. */
@Injectable()
export class SearchPaginator {
  constructor(private readonly search: SearchRepository) {}

  /**
   * @param matches all matches, or the first of more than EXACT_TOTAL_MAX
   * @param after the last listing of the previous page
   */
  page(
    meter: QueryMeter,
    order: SearchOrder,
    matches: readonly Match[],
    limit: number,
    after: Position | undefined,
  ): Promise<ListingRow[]> {
    return matches.length > EXACT_TOTAL_MAX
      ? this.#fromIndexes(meter, order, limit, after)
      : this.#fromMatches(meter, order, matches, limit, after);
  }

  /** Few matches: sort them here, and read only the page. */
  async #fromMatches(
    meter: QueryMeter,
    order: SearchOrder,
    matches: readonly Match[],
    limit: number,
    after: Position | undefined,
  ): Promise<ListingRow[]> {
    const sorted = matches
      .map((match) => ({ match, position: positionOf(match, order) }))
      .filter(({ position }) => !after || comparePositions(position, after, order) > 0)
      .sort((a, b) => comparePositions(a.position, b.position, order));
    const rows: ListingRow[] = [];
    // Repeats when a match was deleted in the meantime: a page that is too short would look like the last one.
    for (let start = 0; start < sorted.length && rows.length < limit;) {
      const next = sorted.slice(start, start + limit - rows.length);
      rows.push(
        ...(await this.search.findByIds(
          meter,
          next.map(({ match }) => match._id),
        )),
      );
      start += next.length;
    }
    return rows;
  }

  /** Many matches: read stages in the order of an index. While stages are empty, read more of them at once. */
  async #fromIndexes(
    meter: QueryMeter,
    order: SearchOrder,
    limit: number,
    after: Position | undefined,
  ): Promise<ListingRow[]> {
    const found: ListingRow[] = [];
    let atOnce = 1;
    for (let next = after?.stage ?? 0; next < order.stages.length && found.length < limit;) {
      const stages = order.stages.slice(next, next + atOnce);
      const rows = await Promise.all(
        stages.map((criteria, i) => {
          const start = next + i === after?.stage ? after : undefined;
          return this.search.findStage(meter, order, criteria, limit, start);
        }),
      );
      found.push(...rows.flat());
      next += stages.length;
      atOnce = Math.min(atOnce * 2, MAX_STAGES_AT_ONCE);
    }
    return found
      .sort((a, b) => comparePositions(positionOf(a, order), positionOf(b, order), order))
      .slice(0, limit);
  }
}
