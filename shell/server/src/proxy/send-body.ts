import type { Readable } from 'node:stream';
import type { FastifyReply, RawServerBase, RouteGenericInterface } from 'fastify';

/** In bytes. A longer body is forwarded while it arrives, so that memory stays bounded. */
const WHOLE_MAX = 64 * 1024;

/**
 * Sends the body of a response of the API. A short body is read whole: a chain of streams takes more CPU than the rest of the
 * forwarding. A body of unknown length is forwarded as a stream.
 * @param reply has the status and the headers already
 */
export async function sendBody(
  reply: FastifyReply<RouteGenericInterface, RawServerBase>,
  stream: Readable,
): Promise<void> {
  // NaN without the header.
  if (!(Number(reply.getHeader('content-length')) <= WHOLE_MAX)) {
    reply.send(stream);
    return;
  }
  try {
    reply.send(await whole(stream));
  } catch (error) {
    // As in the middle of a stream: the caller sees a broken connection and knows that the response is incomplete.
    reply.log.warn(error, 'the response of the API was incomplete');
    reply.hijack().raw.destroy();
  }
}

const whole = (stream: Readable): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    stream
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .once('end', () => resolve(Buffer.concat(chunks)))
      .once('error', reject);
  });
