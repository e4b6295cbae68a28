import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { problem } from '../problems/problem.ts';
import { sendError } from '../problems/send-error.ts';
import { serveCounted } from '../reads/serve-counted.ts';
import type { AddressLimit } from '../rate-limits/address-limit.ts';
import { isDocsUserKey } from './demo-accounts.ts';
import { emulatorToken } from './emulator-token.ts';
import { DEMO_SIGN_IN_SCRIPT } from './page-script.ts';

/** Whether tokens come from the auth emulator. The configuration refuses it in production. */
export const hasDemoSignIn = ({ projectId, production }: Config): boolean =>
  projectId.startsWith('demo-') && !production;

/**
 * Serves the demo sign-in of the documentation page. The page calls the API instead of the emulator, so its policy needs
 * no other origin: docs/decisions/0093-demo-sign-in.md.
 */
export function serveDemoSignIn(fastify: FastifyInstance, limit: AddressLimit, { jwksUrl }: Config): void {
  const emulatorUrl = new URL(jwksUrl).origin;
  serveCounted(fastify, limit, {
    url: '/docs/demo-sign-in.js',
    type: 'text/javascript; charset=utf-8',
    read: () => DEMO_SIGN_IN_SCRIPT,
  });
  fastify.post<{ Params: { person: string } }>('/docs/demo-sign-in/:person', async (request, reply) => {
    const { person } = request.params;
    if (!isDocsUserKey(person)) {
      sendError(request, reply, problem(404, 'This demo user does not exist.', { code: 'no_such_address' }));
      return reply;
    }
    try {
      await limit.count('writes', request, reply, 1);
      const idToken = await emulatorToken(emulatorUrl, person);
      return await reply.header('cache-control', 'no-store').send({ idToken });
    } catch (error) {
      sendError(request, reply, error);
      return reply;
    }
  });
}
