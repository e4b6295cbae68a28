import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { taggedJson } from '../conditional-requests/entity-tag.ts';
import { BROTLI_QUALITY, COMPRESSION_THRESHOLD } from '../http/compress-responses.ts';
import { linkNextPage } from '../http/link-header.ts';
import type { ReadResult } from './read-result.ts';
import { sendTagged } from './send-tagged.ts';

type Coding = 'br' | 'gzip';

const codings: Coding[] = ['br', 'gzip'];
const compressors: Record<Coding, (json: Buffer) => Promise<Buffer>> = {
  br: (json) =>
    promisify(brotliCompress)(json, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** The result of a read as the bytes of a response. It is compressed once for each coding that somebody accepts. */
export class ReadyResponse {
  readonly #result: ReadResult;
  readonly #tag: string;
  readonly #json: Buffer;
  readonly #compressed = new Map<Coding, Buffer | Promise<Buffer>>();

  constructor(result: ReadResult) {
    this.#result = result;
    const { json, tag } = taggedJson(result.body);
    this.#tag = tag;
    this.#json = Buffer.from(json);
  }

  /** In bytes, with its compressed forms. */
  get size(): number {
    return 2 * this.#json.length;
  }

  get cost(): number {
    return this.#result.cost ?? 1;
  }

  /** @returns the payload of the response to a request; nothing for a caller who has it already */
  respondTo(request: FastifyRequest, reply: FastifyReply): unknown {
    const { next, onRead } = this.#result;
    onRead?.(request);
    if (next) linkNextPage(request, reply, next);
    return sendTagged(request, reply, this.#tag, () => {
      const coding = this.#codingFor(request.headers['accept-encoding']);
      if (!coding) return this.#json;
      void reply.header('content-encoding', coding);
      return this.#compress(coding);
    });
  }

  #codingFor(accepted: string | string[] | undefined): Coding | null {
    if (accepted === undefined || this.#json.length < COMPRESSION_THRESHOLD) return null;
    // As the compression of the other responses: `*` gets gzip.
    return negotiate(
      String(accepted)
        .toLowerCase()
        .replace(/\*|x-gzip/g, 'gzip'),
      codings,
    );
  }

  #compress(coding: Coding): Buffer | Promise<Buffer> {
    const known = this.#compressed.get(coding);
    if (known) return known;
    const compressing = compressors[coding](this.#json).then((bytes) => {
      this.#compressed.set(coding, bytes);
      return bytes;
    });
    this.#compressed.set(coding, compressing);
    return compressing;
  }
}
