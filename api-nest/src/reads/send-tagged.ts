import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isKnown } from '../conditional-requests/entity-tag.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

type Payload = string | Buffer | Readable;

/**
 * Adds the `ETag` to a response.
 * @param body called unless the caller has the state already
 * @param type the content type of the body
 * @returns the payload; nothing for 304
 */
export function sendTagged(
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  tag: string,
  body: () => Payload | Promise<Payload>,
  type = JSON_TYPE,
): Payload | undefined | Promise<Payload> {
  if (isKnown(tag, headers['if-none-match'])) {
    void reply.code(304).header('etag', tag);
    // Without a body Fastify adds `content-length: 0` to HEAD, which is wrong (RFC 9110, 8.6). With a stream it adds none.
    return method === 'HEAD' ? Readable.from([]) : undefined;
  }
  // Only when the body is known: an error has no tag.
  const withTag = (payload: Payload): Payload => {
    void reply.header('etag', tag).header('content-type', type);
    return payload;
  };
  const payload = body();
  return payload instanceof Promise ? payload.then(withTag) : withTag(payload);
}
