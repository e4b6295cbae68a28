import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { networkOf } from './network-of.ts';

/** Their log lines show who was refused, so that attempts to break in can be found. */
const refusals = new Set([401, 403]);

/** Logs one line per request, when it is complete. */
export class RequestLog extends LogController {
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
      ...(refusals.has(res.statusCode) && { network: networkOf(req.ip) }),
    };
    if (error) req.log.warn({ ...line, err: error }, 'aborted');
    else req.log.info(line, 'completed');
  }
}
