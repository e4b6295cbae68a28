import { problemDetails, sendProblem } from '@roommate/server/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteOptions } from '../config/site-options.ts';
import { maySeeOperations } from './access.ts';
import { operationsPage, operationsStyle } from './operations-page.ts';
import { operationsState } from './operations-state.ts';
import { ReleaseMonitor } from './release-monitor.ts';
import type { ServerRendering } from '../rendering/server-rendering.ts';
import type { Traffic } from '../traffic/traffic.ts';

/** The state of the releases, with access control: `/operations` for people, `/operations.json` for programs. */
export function operationsRoutes(
  app: FastifyInstance,
  { releases, config, operationsToken: token, production = false }: SiteOptions,
  traffic: Traffic,
  rendering?: ServerRendering,
): void {
  const monitor = new ReleaseMonitor(app, releases);
  // Development servers have no releases to check.
  if (config.verifyFiles) monitor.start();

  const guard = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    if (maySeeOperations(request, { token, production })) return;
    if (token !== undefined) reply.header('www-authenticate', 'Basic realm="operations"');
    const [status, detail] =
      token === undefined
        ? [403, 'This page needs OPERATIONS_TOKEN, which is not set on this server.']
        : [401, 'The operations token is missing or not valid.'];
    return sendProblem(reply, problemDetails(status, detail));
  };
  const state = async () => operationsState(await releases.registry(), monitor, traffic, rendering);

  app.get('/operations.json', { onRequest: guard }, state);
  app.get('/operations', { onRequest: guard }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(operationsPage(await state())),
  );
  app.get('/operations.css', async (_request, reply) => reply.type('text/css').send(operationsStyle));
}
