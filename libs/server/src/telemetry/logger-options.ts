import type { FastifyServerOptions } from 'fastify';
import { loggableError } from './redact.ts';

/**
 * Structured lines without personal data: of a request the method and the route's pattern only, since addresses carry
 * e-mails and headers carry tokens. Errors lose what their texts may hold of them.
 */
export const loggerOptions = (level: string): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  base: null,
  serializers: {
    req: ({ method, routeOptions }) => ({ method, route: routeOptions.url ?? 'unknown' }),
    res: ({ statusCode }) => ({ statusCode }),
    err: loggableError,
  },
});
