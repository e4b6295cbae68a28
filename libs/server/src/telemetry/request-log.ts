import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** Logs one line per request, when it is complete. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // The line at the end is enough.
  }

  override routeNotFound(): void {
    // Fastify's default would log the URL.
  }

  override requestCompleted(error: Error | null | undefined, req: FastifyRequest, res: FastifyReply): void {
    const line = { req, res, ms: Math.round(res.elapsedTime) };
    if (error) req.log.warn({ ...line, err: error }, 'aborted');
    else req.log.info(line, 'completed');
  }
}
