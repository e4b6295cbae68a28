import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AccountRoutesOptions } from './account-routes.ts';
import { googleError } from './google-error.ts';

const text = z.string().max(4096);
const query = z.object({
  mode: z.enum(['verifyEmail', 'verifyAndChangeEmail', 'recoverEmail']),
  oobCode: text.min(1),
  continueUrl: text.optional(),
});

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const isLocal = (url: string) => URL.canParse(url) && loopback.has(new URL(url).hostname);

/** The links around an e-mail address that the terminal shows. They are opened here, never through a site. */
export function addActionRoute(server: FastifyInstance, { app, save }: AccountRoutesOptions): void {
  server.get('/emulator/action', async (request, reply) => {
    const result = query.safeParse(request.query);
    if (!result.success) {
      const field = result.error.issues[0]?.path.join('.') ?? '';
      return reply.code(400).send(googleError(400, `INVALID_ARGUMENT : ${field} is missing or wrong`));
    }
    const { mode, oobCode, continueUrl } = result.data;
    const answer = await app.get('/emulator/action', {
      mode,
      oobCode,
      ...(continueUrl !== undefined && isLocal(continueUrl) ? { continueUrl } : {}),
    });
    if (answer.status < 400) await save();
    if (answer.location !== undefined) return reply.redirect(answer.location, 303);
    return reply.code(answer.status).send(answer.body);
  });
}
