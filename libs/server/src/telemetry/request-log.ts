import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { networkOf } from './network-of.ts';
import { SenderHashes } from './sender-hash.ts';

/** Their log lines show who was refused, so that attempts to break in can be found. */
const refusals = new Set([401, 403]);

/** Logs one line per request, when it is complete. */
export class RequestLog extends LogController {
  readonly #senders = new SenderHashes();

  override incomingRequest(): void {
    // The line at the end is enough.
  }

  override routeNotFound(): void {
    // Fastify's default would log the URL.
  }

  override requestCompleted(error: Error | null | undefined, req: FastifyRequest, res: FastifyReply): void {
    const line = {
      req,
      res,
      ms: Math.round(res.elapsedTime),
      ...(refusals.has(res.statusCode) && { network: networkOf(req.ip), sender: this.#senders.of(req.ip) }),
    };
    if (error) req.log.warn({ ...line, err: error }, 'aborted');
    else req.log.info(line, 'completed');
  }
}
