import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/** What a read found for a kind of callers: all anonymous ones, or one user. */
export interface ReadResult {
  /** It becomes JSON. */
  body: unknown;
  /** The query of the next page. */
  next?: Record<string, string | number> | undefined;
  /** Called for each request that gets the result, also from memory. */
  onRead?: ((request: FastifyRequest) => void) | undefined;
  /** The number of reads that each request counts as. Default: 1. */
  cost?: number;
}

/** A list that is being sent row by row. */
export interface TaggedStream {
  tag: string;
  /** Opens the stream of the JSON. Not called when the caller already has the result. */
  open: () => Promise<Readable>;
}

/**
 * A result that is not kept. A stream cannot be tagged by its content. A write after the tag makes the tag too old, never too
 * new. An old tag never becomes valid again (docs/decisions/0150-tag-of-all-listings.md).
 */
export interface StreamedResult {
  /** Whether few callers may receive it at the same time. */
  isLong: boolean;
  /** Computes the tag. */
  prepare: () => Promise<TaggedStream>;
}

export const isStreamed = (result: ReadResult | StreamedResult): result is StreamedResult =>
  'prepare' in result;
