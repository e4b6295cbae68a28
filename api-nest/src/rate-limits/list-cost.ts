import { Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';

/** The number of listings that cost as much as one read: a page. */
export const LISTINGS_PER_READ = 24;

/** The number of reads that a list of listings counts as. */
export const readsOf = (listings: number): number => Math.max(1, Math.ceil(listings / LISTINGS_PER_READ));

/** Marks a route that returns all listings when the request has no `limit` and no `cursor`. */
export const CostsByListing = Reflector.createDecorator<true>({ transform: () => true });

/** What the list of all listings costs in reads: docs/decisions/0212-shared-reads.md. */
@Injectable()
export class ListCost {
  #listings = 0;

  /** @param listings the current number of all listings */
  learn(listings: number): void {
    this.#listings = listings;
  }

  /** The cost of a request to a route with `@CostsByListing()`. */
  of({ query }: Pick<FastifyRequest, 'query'>): number {
    const { limit, cursor } = query as Record<string, unknown>;
    return limit !== undefined || cursor !== undefined ? 1 : this.ofAll();
  }

  ofAll(): number {
    return readsOf(this.#listings);
  }
}
