import { Injectable } from '@nestjs/common';
import type { ListingRow } from '../listings/listing-view.ts';
import { MAX_ORDERED_IDS } from './place-scope.ts';
import type { QueryCounter } from './query-counter.ts';
import { ScanLimits } from './scan-limits.ts';
import {
  comparePositions,
  endOfStage,
  type Match,
  type Position,
  positionOf,
  type SearchOrder,
} from './search-order.ts';
import { SearchRepository } from './search.repository.ts';

/** The maximum number of stages that one query reads: places that the database can keep in order. */
const MAX_TOGETHER = MAX_ORDERED_IDS;

interface Page {
  rows: ListingRow[];
  /** The reading has stopped here, although others can follow. */
  stop?: Position | undefined;
}

/** The stages that one query reads, from the stage `first` on. */
interface Group {
  first: number;
  stages: SearchOrder['stages'];
}

/** The values that all reads of one page share. */
interface Reading {
  counter: QueryCounter;
  order: SearchOrder;
  /** The number of listings that they may still examine. */
  left: number;
}

/** Reads pages of search results. */
@Injectable()
export class SearchPaginator {
  constructor(
    private readonly search: SearchRepository,
    private readonly limits: ScanLimits,
  ) {}

  /**
   * @param matches all matches; undefined when there are too many to know
   * @param after the last listing of the previous page
   */
  page(
    counter: QueryCounter,
    order: SearchOrder,
    matches: readonly Match[] | undefined,
    limit: number,
    after: Position | undefined,
  ): Promise<Page> {
    return matches
      ? this.#fromMatches(counter, order, matches, limit, after)
      : this.#fromIndexes({ counter, order, left: this.limits.page }, limit, after);
  }

  /** Few matches: sort them here, and read only the page. */
  async #fromMatches(
    counter: QueryCounter,
    order: SearchOrder,
    matches: readonly Match[],
    limit: number,
    after: Position | undefined,
  ): Promise<Page> {
    const sorted = matches
      .map((match) => ({ match, position: positionOf(match, order) }))
      .filter(({ position }) => !after || comparePositions(position, after, order) > 0)
      .sort((a, b) => comparePositions(a.position, b.position, order));
    const rows: ListingRow[] = [];
    // Repeats when a match was deleted in the meantime. A page that is too short would look like the last one.
    for (let start = 0; start < sorted.length && rows.length < limit;) {
      const next = sorted.slice(start, start + limit - rows.length);
      rows.push(
        ...(await this.search.findByIds(
          counter,
          next.map(({ match }) => match._id),
        )),
      );
      start += next.length;
    }
    return { rows };
  }

  /** Many matches: read stages in the order of an index. While stages are empty, read more of them at the same time. */
  async #fromIndexes(reading: Reading, limit: number, after: Position | undefined): Promise<Page> {
    const { order } = reading;
    const found: ListingRow[] = [];
    let first = after?.stage ?? 0;
    let stop: Position | undefined;
    for (let count = 1; first < order.stages.length && found.length < limit && !stop; count *= 2) {
      const stages = order.stages.slice(first, first + (order.together ? Math.min(count, MAX_TOGETHER) : 1));
      const start = first === after?.stage ? after : undefined;
      const page = await this.#fromStages(reading, { first, stages }, limit - found.length, start);
      found.push(...page.rows);
      stop = page.stop;
      first += stages.length;
    }
    const rows = found
      .sort((a, b) => comparePositions(positionOf(a, order), positionOf(b, order), order))
      .slice(0, limit);
    return { rows, stop };
  }

  /** Reads several stages with one query. If it cannot know all of their listings, the first half comes first. */
  async #fromStages(
    reading: Reading,
    { first, stages }: Group,
    limit: number,
    after: Position | undefined,
  ): Promise<Page> {
    const { counter, order } = reading;
    const [single] = stages;
    if (!single) return { rows: [] };
    if (reading.left <= 0) return { rows: [], stop: endOfStage(first - 1) };
    const criteria = stages.length > 1 && order.together ? order.together(stages) : single;
    const { rows, stop, examined } = await this.search.findStage(counter, order, criteria, limit, after);
    reading.left -= examined;
    if (stages.length === 1) return { rows, stop: stop && { ...stop, stage: first } };
    if (rows.length < limit && !stop) return { rows };
    const middle = Math.ceil(stages.length / 2);
    const nearer = await this.#fromStages(
      reading,
      { first, stages: stages.slice(0, middle) },
      limit,
      undefined,
    );
    if (nearer.rows.length >= limit || nearer.stop) return nearer;
    const others = { first: first + middle, stages: stages.slice(middle) };
    const farther = await this.#fromStages(reading, others, limit - nearer.rows.length, undefined);
    return { rows: [...nearer.rows, ...farther.rows], stop: farther.stop };
  }
}
