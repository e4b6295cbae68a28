import { isReadMethod, PROBLEM_CONTENT_TYPE } from '@roommate/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fetchApi } from './fetch-api.ts';

/** The API has nothing there. So it refuses the request, and counts it. */
const PATH = '/refused-by-the-site';
/** A refusal must not wait for a slow API. */
const TIMEOUT_MS = 1000;

/** A stalled API must not collect connections. Further refusals go out without limits. */
const MAX_UNDER_WAY = 32;

interface Refused extends Pick<FastifyRequest, 'id' | 'method'> {
  /** Undefined for a connection that has ended, which nobody counts. */
  ip: string | undefined;
}

/**
 * Lets the API count a request that the site refuses, and adds the headers of the limits to the refusal. Only the API knows
 * the limits. When it does not respond, the refusal has no such headers.
 * @returns the body that replaces the refusal when the caller sent too many requests: `reply` is then a 429
 */
export type CountRefusal = (refused: Refused, reply: FastifyReply) => Promise<string | undefined>;

/** @param apiUrl base URL of the API */
export function refusalCounter(apiUrl: string): CountRefusal {
  let underWay = 0;
  return async ({ id, ip, method }, reply) => {
    if (ip === undefined || underWay >= MAX_UNDER_WAY) return undefined;
    underWay += 1;
    try {
      const { status, headers, body } = await ask(apiUrl, isReadMethod(method) ? method : 'POST', {
        'x-forwarded-for': ip,
        'x-request-id': id,
      });
      if (status >= 500) return undefined;
      void reply.headers(headers);
      if (status !== 429) return undefined;
      void reply.code(status).type(PROBLEM_CONTENT_TYPE);
      return body;
    } catch {
      return undefined;
    } finally {
      underWay -= 1;
    }
  };
}

async function ask(apiUrl: string, method: string, headers: Record<string, string>) {
  const response = await fetchApi(apiUrl, { path: PATH, method, timeoutMs: TIMEOUT_MS, headers });
  const limits = ['ratelimit', 'ratelimit-policy', 'retry-after'].flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { status: response.status, headers: Object.fromEntries(limits), body: await response.text() };
}
