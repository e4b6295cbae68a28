import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AccountRoutesOptions } from './account-routes.ts';
import { googleError } from './google-error.ts';

const text = z.string().max(4096);
const query = z.object({
  mode: z.enum(['resetPassword', 'verifyEmail', 'verifyAndChangeEmail', 'recoverEmail']),
  oobCode: text.min(1),
  newPassword: text.optional(),
  continueUrl: text.optional(),
});

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);
const isLocal = (url: string) => URL.canParse(url) && loopback.has(new URL(url).hostname);

/** Stands in the link when it is printed; the emulator explains what to put there. */
const placeholder = 'NEW_PASSWORD_HERE';

/** The links that the terminal shows. They are opened here, never through a site. */
export function addActionRoute(server: FastifyInstance, { app, tools, save }: AccountRoutesOptions): void {
  server.get('/emulator/action', async (request, reply) => {
    const result = query.safeParse(request.query);
    if (!result.success) {
      const field = result.error.issues[0]?.path.join('.') ?? '';
      return reply.code(400).send(googleError(400, `INVALID_ARGUMENT : ${field} is missing or wrong`));
    }
    const { mode, oobCode, newPassword, continueUrl } = result.data;
    const hidden =
      newPassword === undefined || newPassword === placeholder
        ? newPassword
        : await tools.hidePassword(newPassword);
    const answer = await app.get('/emulator/action', {
      mode,
      oobCode,
      ...(hidden === undefined ? {} : { newPassword: hidden }),
      ...(continueUrl !== undefined && isLocal(continueUrl) ? { continueUrl } : {}),
    });
    if (answer.status < 400) await save();
    if (answer.location !== undefined) return reply.redirect(answer.location, 303);
    return reply.code(answer.status).send(answer.body);
  });
}
