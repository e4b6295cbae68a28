import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RouteMethods } from './route-methods.ts';
import { problem } from './problem.ts';
import { sendMethodProblem } from './send-method-problem.ts';
import { sendProblem } from './send-problem.ts';
import { toProblem } from './to-problem.ts';

/** Answers every error as application/problem+json (RFC 9457). */
@Catch()
@Injectable()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly routes: RouteMethods) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    if (reply.sent || reply.raw.headersSent) {
      request.log.error({ err: error }, 'failed after the answer had begun');
      reply.raw.destroy();
      return;
    }
    if (request.is404 && this.answerByMethod(request, reply)) return;
    sendProblem(
      request,
      reply,
      request.is404
        ? problem(404, 'There is nothing at this address.', { code: 'no_such_address' })
        : toProblem(error),
    );
  }

  private answerByMethod(request: FastifyRequest, reply: FastifyReply): boolean {
    const allowed = this.routes.allowedAt(request.url);
    if (allowed.length === 0) return false;
    sendMethodProblem(request, reply, allowed);
    return true;
  }
}
