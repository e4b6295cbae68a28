import { Injectable } from '@nestjs/common';
import { EXACT_TOTAL_MAX } from '@roommate/contracts';
import type { ListingRow } from '../listings/listing-view.ts';
import type { Criteria } from './criteria.ts';
import { MAX_ORDERED_IDS } from './place-scope.ts';
import { type QueryMeter, SearchRepository } from './search.repository.ts';
import { comparePositions, type Match, type Position, positionOf, type SearchOrder } from './search-order.ts';

/** The maximum number of stages that one query reads: places that the database can keep in order. */
const MAX_TOGETHER = MAX_ORDERED_IDS;

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
    let first = after?.stage ?? 0;
    for (let count = 1; first < order.stages.length && found.length < limit; count *= 2) {
      const stages = order.stages.slice(first, first + (order.together ? Math.min(count, MAX_TOGETHER) : 1));
      const start = first === after?.stage ? after : undefined;
      found.push(...(await this.#fromStages(meter, order, stages, limit - found.length, start)));
      first += stages.length;
    }
    return found
      .sort((a, b) => comparePositions(positionOf(a, order), positionOf(b, order), order))
      .slice(0, limit);
  }

  /** Reads several stages with one query. If it finds too many to know all of them, the first half comes first. */
  async #fromStages(
    meter: QueryMeter,
    order: SearchOrder,
    stages: readonly Criteria[],
    limit: number,
    after: Position | undefined,
  ): Promise<ListingRow[]> {
    const [single] = stages;
    if (!single) return [];
    const criteria = stages.length > 1 && order.together ? order.together(stages) : single;
    const rows = await this.search.findStage(meter, order, criteria, limit, after);
    if (stages.length === 1 || rows.length < limit) return rows;
    const middle = Math.ceil(stages.length / 2);
    const nearer = await this.#fromStages(meter, order, stages.slice(0, middle), limit, undefined);
    if (nearer.length >= limit) return nearer;
    const rest = limit - nearer.length;
    return [...nearer, ...(await this.#fromStages(meter, order, stages.slice(middle), rest, undefined))];
  }
}
