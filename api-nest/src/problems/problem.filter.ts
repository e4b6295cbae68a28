import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RouteMethods } from './route-methods.ts';
import { methodNotAllowed, type ProblemException, unknownUrl } from './problem.ts';
import { sendError } from './send-error.ts';

/** Responds to every error with problem details (RFC 9457): docs/decisions/0025-api-input-and-errors.md. */
@Catch()
@Injectable()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly routes: RouteMethods) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (reply.sent || reply.raw.headersSent) {
      request.log.error({ err: error }, 'failed after the response had begun');
      reply.raw.destroy();
      return;
    }
    sendError(request, reply, request.is404 ? this.#noRoute(request) : error);
  }

  #noRoute({ url }: FastifyRequest): ProblemException {
    const allowed = this.routes.allowedAt(url);
    return allowed.length === 0 ? unknownUrl() : methodNotAllowed(allowed);
  }
}
