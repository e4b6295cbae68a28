import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { Listing } from '@roommate/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EntityTagDigest } from '../conditional-requests/entity-tag.ts';
import { TaggedResponse } from '../conditional-requests/tagged-response.ts';
import { BROTLI_QUALITY, COMPRESSION_THRESHOLD } from '../http/compress-responses.ts';
import { linkNextPage } from '../http/link-header.ts';
import type { PaginatedListings } from './paginated-listings.ts';

type Coding = 'br' | 'gzip';

const codings: Coding[] = ['br', 'gzip'];
const compressors: Record<Coding, (json: Buffer) => Promise<Buffer>> = {
  br: (json) =>
    promisify(brotliCompress)(json, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** A list of listings as the bytes of a response. It is compressed once for each coding that somebody accepts. */
export class ReadyList {
  readonly tag: string;
  readonly #json: Buffer;
  readonly #compressed = new Map<Coding, Promise<Buffer>>();

  private constructor(
    tag: string,
    json: Buffer,
    /** The query of the next page. */
    readonly next: PaginatedListings['next'],
  ) {
    this.tag = tag;
    this.#json = json;
  }

  /** @returns undefined when the list is longer than `maxBytes` */
  static async of(
    listings: AsyncIterable<Listing> | readonly Listing[],
    maxBytes: number,
    next?: PaginatedListings['next'],
  ): Promise<ReadyList | undefined> {
    const digest = new EntityTagDigest();
    const items: string[] = [];
    let bytes = 0;
    for await (const listing of listings) {
      // As in entityTag: the list contains no `views` that change the tag.
      digest.addContent(JSON.stringify({ ...listing, likes: undefined, views: undefined }));
      digest.addCounters(String(listing.likes));
      const item = JSON.stringify(listing);
      bytes += Buffer.byteLength(item);
      if (bytes > maxBytes) return undefined;
      items.push(item);
    }
    return new ReadyList(digest.tag(), Buffer.from(`[${items.join()}]`), next);
  }

  /** In bytes, with its compressed forms. */
  get size(): number {
    return 2 * this.#json.length;
  }

  /** The response to a request. 304 if the caller has the list. */
  responseTo(request: FastifyRequest, reply: FastifyReply): TaggedResponse {
    if (this.next) linkNextPage(request, reply, this.next);
    return new TaggedResponse(this.tag, async () => {
      void reply.header('content-type', 'application/json; charset=utf-8');
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

  #compress(coding: Coding): Promise<Buffer> {
    const bytes = this.#compressed.get(coding) ?? compressors[coding](this.#json);
    this.#compressed.set(coding, bytes);
    return bytes;
  }
}
