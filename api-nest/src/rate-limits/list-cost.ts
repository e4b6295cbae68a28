import { Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { PAGE_LIMIT_MAX } from '@roommate/contracts';
import type { FastifyRequest } from 'fastify';

/** The number of listings that cost as much as one read: a page of the default size. */
export const LISTINGS_PER_READ = 24;

/** The number of reads that a list of listings counts as. */
export const readsOf = (listings: number): number => Math.max(1, Math.ceil(listings / LISTINGS_PER_READ));

/**
 * What decides how many listings a route can return: `page` is its parameter `limit`, `ids` its parameter `ids`. A route with
 * `all` returns all listings when the request has no `limit` and no `cursor`, else a page.
 */
export type SizedBy = 'all' | 'page' | 'ids';

/** Marks a route that counts as one read per 24 listings that the request can return. */
export const CostsByListing = Reflector.createDecorator<SizedBy>();

/** What lists of listings cost in reads: docs/decisions/0212-shared-reads.md. */
@Injectable()
export class ListCost {
  /** Undefined until the first list after a start. */
  #listings: number | undefined;
  #reading: Promise<void> | undefined;
  #count: () => Promise<number> = () => Promise.resolve(0);

  /** @param count reads the number of all listings */
  countWith(count: () => Promise<number>): void {
    this.#count = count;
  }

  /** @param listings the current number of all listings */
  learn(listings: number): void {
    this.#listings = listings;
  }

  /** The cost of a request to a route with `@CostsByListing()`. Its query is not validated yet. */
  of({ query }: Pick<FastifyRequest, 'query'>, sizedBy: SizedBy): number | Promise<number> {
    const { limit, cursor, ids } = query as Record<string, unknown>;
    if (sizedBy === 'ids') return readsOfPage(typeof ids === 'string' ? ids.split(',').length : 1);
    if (sizedBy === 'all' && limit === undefined && cursor === undefined)
      // A number of 0 may be out of date: somebody fills a new database. Its count costs nothing.
      return this.#listings ? this.ofAll() : this.#learnFirst();
    return readsOfPage(Number(limit ?? LISTINGS_PER_READ));
  }

  ofAll(): number {
    return readsOf(this.#listings ?? 0);
  }

  /** Requests that arrive together wait for one count. Without a database they get no list either. */
  async #learnFirst(): Promise<number> {
    this.#reading ??= this.#count()
      .then((listings) => this.learn(listings))
      .catch(() => undefined)
      .finally(() => (this.#reading = undefined));
    await this.#reading;
    return this.ofAll();
  }
}

/** A wrong size is refused later. */
const readsOfPage = (size: number): number =>
  Number.isNaN(size) ? 1 : readsOf(Math.min(size, PAGE_LIMIT_MAX));
