import type { FastifyRequest } from 'fastify';
import { addressKey } from '@roommate/server/addresses';
import { isBot } from '@roommate/server/http';

/** User agents are longer only when somebody makes them up. */
const USER_AGENT_MAX = 300;

const saysPrefetch = ({ headers }: FastifyRequest): boolean =>
  [headers['sec-purpose'], headers.purpose, headers['x-moz']].some((value) =>
    /prefetch/i.test(String(value)),
  );

/** Whether nobody looks at the response: HEAD, or a page that a browser loads ahead of a visit. */
export const isPrefetch = (request: FastifyRequest): boolean =>
  request.method !== 'GET' || saysPrefetch(request);

/**
 * Identifies the person whose visit a request is: the account, or the IP address and the user agent. It is personal data,
 * so it is stored only as a keyed hash.
 * @returns undefined when nobody looks at the listing. That is `isPrefetch`, a program with an API key, or a bot that
 * says so
 */
export function visitorOf(request: FastifyRequest): string | undefined {
  const { user, ip, headers } = request;
  const userAgent = headers['user-agent'] ?? '';
  if (isPrefetch(request) || user?.scopes || isBot(userAgent)) return undefined;
  return user ? `uid ${user.uid}` : `${addressKey(ip)} ${userAgent.slice(0, USER_AGENT_MAX)}`;
}
