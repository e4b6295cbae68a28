import { type ArgumentsHost, Catch, type ExceptionFilter, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RouteMethods } from './route-methods.ts';
import { problem, type ProblemException } from './problem.ts';
import { toProblem } from './to-problem.ts';

const RETRY_AFTER_S = 2;

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
    send(
      reply,
      request.is404 ? problem(404, 'There is nothing at this address.') : toProblem(error),
      request,
    );
  }

  // A known path with a method that it does not have: 405 with Allow (RFC 9110, 15.5.6), OPTIONS is answered (9.3.7).
  private answerByMethod(request: FastifyRequest, reply: FastifyReply): boolean {
    const allowed = this.routes.allowedAt(request.url);
    if (allowed.length === 0) return false;
    reply.header('allow', allowed.join(', '));
    if (request.method === 'OPTIONS') void reply.code(204).send();
    else send(reply, problem(405, `This address takes ${allowed.join(', ')} only.`), request);
    return true;
  }
}

function send(reply: FastifyReply, { body, cause }: ProblemException, request: FastifyRequest): void {
  const { status } = body;
  if (status >= 500) request.log.error({ err: cause }, body.detail);
  if (status === 503) reply.header('retry-after', RETRY_AFTER_S);
  if (status === 401) reply.header('www-authenticate', challenge(request));
  // Sent as text: fastify has a JSON serializer for application/json only.
  void reply.code(status).type('application/problem+json; charset=utf-8').send(JSON.stringify(body));
}

const challenge = ({ headers }: FastifyRequest): string =>
  headers.authorization === undefined ? 'Bearer' : 'Bearer error="invalid_token"';
