import type { FastifyInstance } from 'fastify';
import { bytesTag } from '../conditional-requests/entity-tag.ts';
import { PAGE_POLICY } from '../http/page-policy.ts';
import { sendError } from '../problems/send-error.ts';
import type { AddressLimit } from '../rate-limits/address-limit.ts';
import { ReadyBytes } from './ready-bytes.ts';

/** The size of a part of the documentation that counts as one read. */
const KILOBYTES_PER_READ = 64;
const BYTES_PER_READ = KILOBYTES_PER_READ * 1024;

const HTML = 'text/html; charset=utf-8';

/** A part of the documentation. */
interface Part {
  url: string;
  type: string;
  /** Called once, for the first request. */
  read: () => string | Buffer;
}

/**
 * Serves a part of the documentation from memory. Nest's guards do not count it, so it counts here: as reads of the IP
 * address, by its size.
 */
export function serveCounted(fastify: FastifyInstance, limit: AddressLimit, { url, type, read }: Part): void {
  let ready: ReadyBytes | undefined;
  fastify.get(url, async (request, reply) => {
    try {
      ready ??= readyBytes(read(), type);
      await limit.count('reads', request, reply, Math.ceil(ready.length / BYTES_PER_READ));
      if (type === HTML) void reply.header('content-security-policy', PAGE_POLICY);
      return await ready.respondTo(request, reply);
    } catch (error) {
      sendError(request, reply, error);
      return reply;
    }
  });
}

/** The same for a page. Its policy allows it to be one. */
export function servePage(fastify: FastifyInstance, limit: AddressLimit, page: Omit<Part, 'type'>): void {
  serveCounted(fastify, limit, { ...page, type: HTML });
}

function readyBytes(content: string | Buffer, type: string): ReadyBytes {
  const bytes = Buffer.from(content);
  return new ReadyBytes(bytes, bytesTag(bytes), type);
}
