import type { FastifyServerOptions } from 'fastify';
import { loggableError } from './redact.ts';

/**
 * Structured log lines without personal data. For a request, they contain only the method and the route pattern, because
 * URLs contain e-mails and headers contain tokens. Errors are redacted.
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
