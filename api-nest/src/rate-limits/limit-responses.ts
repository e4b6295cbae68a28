import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isReadMethod, PROBLEM_CONTENT_TYPE } from '@roommate/server/http';
import { toProblem } from '../problems/to-problem.ts';
import type { AddressLimit, Sender } from './address-limit.ts';
import { hasQuota } from './quota-headers.ts';

/** A refusal. Preflight requests of browsers stay free. */
const isRefusal = ({ method }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  statusCode >= 400 && statusCode < 500 && method !== 'OPTIONS';

/**
 * Counts a refusal, and only shows the limit in every other response.
 * @param sender of the request
 * @throws ProblemException 429
 */
export async function limitResponse(
  limit: AddressLimit,
  request: FastifyRequest,
  reply: FastifyReply,
  sender: Sender = request,
): Promise<void> {
  const tier = isReadMethod(request.method) ? 'reads' : 'writes';
  if (isRefusal(request, reply)) await limit.count(tier, sender, reply, 1);
  if (!hasQuota(reply)) await limit.show(tier, sender, reply);
}

/**
 * Gives the headers of the limits to the responses that Nest's guards did not count, and counts the refusals among them.
 * They are unknown URLs, wrong methods, and bodies that cannot be parsed. Otherwise they would be free.
 */
export function limitResponses(fastify: FastifyInstance, limit: AddressLimit): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (hasQuota(reply)) return done(null, payload);
    limitResponse(limit, request, reply).then(
      () => done(null, payload),
      (error: unknown) => done(null, tooManyInstead(reply, error)),
    );
  });
}

/** @returns the payload of the refusal by the limit, in place of the first one */
function tooManyInstead(reply: FastifyReply, error: unknown): string {
  const { body, headers, addTo } = toProblem(error);
  addTo?.(reply);
  for (const name of ['accept-encoding', 'allow', 'content-length', 'www-authenticate'])
    reply.removeHeader(name);
  reply.code(body.status).headers(headers).type(PROBLEM_CONTENT_TYPE);
  return JSON.stringify(body);
}
