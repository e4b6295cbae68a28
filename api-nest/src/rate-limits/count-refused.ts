import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_CONTENT_TYPE } from '@roommate/server/http';
import { toProblem } from '../problems/to-problem.ts';
import type { AddressLimit } from './address-limit.ts';
import { hasQuota } from './quota-headers.ts';

const readMethods = ['GET', 'HEAD'];

/** A refusal that no limit counted yet. Preflight requests of browsers stay free. */
const isUncounted = ({ method }: FastifyRequest, reply: FastifyReply): boolean =>
  reply.statusCode >= 400 && reply.statusCode < 500 && method !== 'OPTIONS' && !hasQuota(reply);

/**
 * Counts requests that are refused before Nest's guards count them. They are unknown URLs, wrong methods, and bodies
 * that cannot be parsed. Otherwise they would be free, and without the headers of the limits.
 */
export function countRefused(fastify: FastifyInstance, limit: AddressLimit): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!isUncounted(request, reply)) return done(null, payload);
    const tier = readMethods.includes(request.method) ? 'reads' : 'writes';
    limit.count(tier, request, reply, 1).then(
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
