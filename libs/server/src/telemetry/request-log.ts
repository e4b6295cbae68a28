import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** One line per request, when it is done. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // The line at the end says it all.
  }

  override routeNotFound(): void {
    // It would write the address.
  }

  override requestCompleted(error: Error | null | undefined, req: FastifyRequest, res: FastifyReply): void {
    const line = { req, res, ms: Math.round(res.elapsedTime) };
    if (error) req.log.warn({ ...line, err: error }, 'broke off');
    else req.log.info(line, 'answered');
  }
}
