import type { FastifyReply, FastifyRequest } from 'fastify';
import { taggedJson } from '../conditional-requests/entity-tag.ts';
import { linkNextPage } from '../http/link-header.ts';
import type { ReadResult } from './read-result.ts';
import { ReadyBytes } from './ready-bytes.ts';

/** The result of a read as the bytes of a response. */
export class ReadyResponse {
  readonly #result: ReadResult;
  readonly #bytes: ReadyBytes;

  constructor(result: ReadResult) {
    this.#result = result;
    const { json, tag } = taggedJson(result.body);
    this.#bytes = new ReadyBytes(Buffer.from(json), tag);
  }

  /** In bytes, with its compressed forms. */
  get size(): number {
    return 2 * this.#bytes.length;
  }

  get cost(): number {
    return this.#result.cost ?? 1;
  }

  /** @returns the payload of the response to a request; nothing for a caller who has it already */
  respondTo(request: FastifyRequest, reply: FastifyReply): unknown {
    const { next, onRead } = this.#result;
    onRead?.(request);
    if (next) linkNextPage(request, reply, next);
    return this.#bytes.respondTo(request, reply);
  }
}
