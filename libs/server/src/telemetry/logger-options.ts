import type { FastifyServerOptions } from 'fastify';
import { bufferedOutput } from './buffered-output.ts';
import { loggableError } from './redact.ts';

const STANDARD_OUTPUT = 1;

/** One for the process, because its servers share the file. */
let output: ReturnType<typeof bufferedOutput> | undefined;

/**
 * Returns options for structured log lines without personal data. For a request, the lines contain only the method and
 * the route pattern. URLs contain emails, and headers contain tokens. Errors are redacted.
 */
export const loggerOptions = (level: string): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  stream: (output ??= bufferedOutput(STANDARD_OUTPUT)),
  base: null,
  serializers: {
    req: ({ method, routeOptions }) => ({ method, route: routeOptions.url ?? 'unknown' }),
    res: ({ statusCode }) => ({ statusCode }),
    err: loggableError,
  },
});
