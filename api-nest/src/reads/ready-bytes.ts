import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BROTLI_QUALITY, COMPRESSION_THRESHOLD } from '../http/compress-responses.ts';
import { sendTagged } from './send-tagged.ts';

type Coding = 'br' | 'gzip';

const codings: Coding[] = ['br', 'gzip'];
const compressors: Record<Coding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** The bytes of a response with their `ETag`. They are compressed once for each coding that somebody accepts. */
export class ReadyBytes {
  readonly #bytes: Buffer;
  readonly #tag: string;
  readonly #type: string | undefined;
  readonly #compressed = new Map<Coding, Buffer | Promise<Buffer>>();

  /** @param type the content type. Default: JSON */
  constructor(bytes: Buffer, tag: string, type?: string) {
    this.#bytes = bytes;
    this.#tag = tag;
    this.#type = type;
  }

  /** In bytes, without its compressed forms. */
  get length(): number {
    return this.#bytes.length;
  }

  /** @returns the payload of the response to a request; nothing for a caller who has it already */
  respondTo(request: FastifyRequest, reply: FastifyReply): unknown {
    const body = () => {
      const coding = this.#codingFor(request.headers['accept-encoding']);
      if (!coding) return this.#bytes;
      void reply.header('content-encoding', coding);
      return this.#compress(coding);
    };
    return sendTagged(request, reply, this.#tag, body, this.#type);
  }

  #codingFor(accepted: string | string[] | undefined): Coding | null {
    if (accepted === undefined || this.#bytes.length < COMPRESSION_THRESHOLD) return null;
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
    const compressing = compressors[coding](this.#bytes).then((bytes) => {
      this.#compressed.set(coding, bytes);
      return bytes;
    });
    this.#compressed.set(coding, compressing);
    return compressing;
  }
}
