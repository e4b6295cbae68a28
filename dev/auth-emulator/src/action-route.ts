import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AccountRoutesOptions } from './account-routes.ts';
import { GoogleError } from './google-error.ts';

const text = z.string().max(4096);
const querySchema = z.object({
  mode: z.enum(['verifyEmail', 'verifyAndChangeEmail', 'recoverEmail']),
  oobCode: text.min(1),
  continueUrl: text.optional(),
});

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const isLocal = (url: string) => URL.canParse(url) && loopback.has(new URL(url).hostname);

/** Serves the links that the terminal shows instead of emails. They lead to the emulator itself, never to a site. */
export function addActionRoute(
  server: FastifyInstance,
  { app, save }: Pick<AccountRoutesOptions, 'app' | 'save'>,
): void {
  server.get('/emulator/action', async (request, reply) => {
    const result = querySchema.safeParse(request.query);
    if (!result.success) {
      const field = result.error.issues[0]?.path.join('.') ?? '';
      throw new GoogleError(`INVALID_ARGUMENT : ${field} is missing or wrong`);
    }
    const { continueUrl, ...query } = result.data;
    const { status, location, body } = await app.get('/emulator/action', {
      ...query,
      ...(continueUrl !== undefined && isLocal(continueUrl) ? { continueUrl } : {}),
    });
    if (status < 400) await save();
    if (location !== undefined) return reply.redirect(location, 303);
    return reply.code(status).send(body);
  });
}
