import { addressKey } from '@roommate/server/addresses';
import { problemDetails, sendProblem } from '@roommate/server/http';
import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { clientErrorSchema, type ClientError } from './client-error.ts';

const BODY_LIMIT_BYTES = 2048;
const MINUTE_S = 60;
/** Many phones share one IP address. Of IPv6, a /64 network counts as one; one page sends at most ten reports. */
const MAX_PER_ADDRESS = 120;
/** For the whole site: a failure that hits every visitor must not fill the disk. */
const MAX_IN_TOTAL = 1200;

/**
 * `POST /client-errors`: pages report failures. The site logs each report in one line.
 * @param onReport called with each accepted report
 */
export function clientErrorRoute(app: FastifyInstance, onReport: (error: ClientError) => void): void {
  const limiterPerAddress = new RateLimiterMemory({ points: MAX_PER_ADDRESS, duration: MINUTE_S });
  const totalLimiter = new RateLimiterMemory({ points: MAX_IN_TOTAL, duration: MINUTE_S });
  const isAllowed = async (address: string): Promise<boolean> => {
    try {
      await limiterPerAddress.consume(address);
      await totalLimiter.consume('all');
      return true;
    } catch {
      return false;
    }
  };

  app.post('/client-errors', { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!(await isAllowed(addressKey(request.ip)))) {
      reply.header('retry-after', MINUTE_S);
      return sendProblem(reply, problemDetails(429, 'Too many reports. Please wait a minute.'));
    }
    const result = clientErrorSchema.safeParse(request.body);
    if (!result.success) {
      const [field = '(body)'] = result.error.issues[0]?.path ?? [];
      const detail = `The field ${String(field)} is not valid.`;
      return sendProblem(reply, problemDetails(400, detail, { code: 'malformed_request' }));
    }
    request.log.warn({ clientError: result.data }, 'a page reported an error');
    onReport(result.data);
    return reply.code(204).send();
  });
}
