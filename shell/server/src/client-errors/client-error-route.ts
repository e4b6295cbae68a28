import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { problem, problemType } from '../problem.ts';
import { clientErrorSchema, type ClientError } from './client-error.ts';

const BODY_LIMIT_BYTES = 2048;
const MINUTE_S = 60;
/** Many phones share one address of their network; one page sends ten at most. */
const PER_ADDRESS = 120;
/** Of the whole site: what goes wrong for everybody at once fills no disk. */
const IN_ALL = 1200;

/**
 * `POST /client-errors`: pages tell of failures. Each is one line of the log.
 * @param counted hears of each that was taken
 */
export function clientErrorRoute(app: FastifyInstance, counted: (error: ClientError) => void): void {
  const perAddress = new RateLimiterMemory({ points: PER_ADDRESS, duration: MINUTE_S });
  const inAll = new RateLimiterMemory({ points: IN_ALL, duration: MINUTE_S });
  const isAdmitted = async (ip: string): Promise<boolean> => {
    try {
      await perAddress.consume(ip);
      await inAll.consume('all');
      return true;
    } catch {
      return false;
    }
  };

  app.post('/client-errors', { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const refuse = (status: number, detail: string) =>
      reply.code(status).type(problemType).send(problem(status, detail));
    if (!(await isAdmitted(request.ip))) {
      reply.header('retry-after', MINUTE_S);
      return refuse(429, 'There were too many reports. Please wait a minute.');
    }
    const result = clientErrorSchema.safeParse(request.body);
    if (!result.success) {
      const [field = '(body)'] = result.error.issues[0]?.path ?? [];
      return refuse(400, `The field ${String(field)} is wrong.`);
    }
    request.log.warn({ clientError: result.data }, 'a page reported an error');
    counted(result.data);
    return reply.code(204).send();
  });
}
