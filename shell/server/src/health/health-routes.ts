import { problemDetails, sendProblem } from '@roommate/server/http';
import type { FastifyInstance } from 'fastify';
import type { ReleaseReader } from '../releases/release-reader.ts';

/**
 * `/health/live` checks nothing. `/health/ready` checks that the site can serve a page. The release registry must be
 * readable and a release of the shell live. `/health` also lists the live versions.
 */
export function healthRoutes(app: FastifyInstance, releases: ReleaseReader): void {
  app.get('/health', async () => {
    const { registry, shell } = await releases.read();
    const remotes = Object.values(registry.remotes).map(({ name, version }) => [name, version]);
    return { status: 'ok', shell: shell.version, remotes: Object.fromEntries(remotes) as unknown };
  });
  app.get('/health/live', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/health/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await releases.read();
      return { status: 'ok' };
    } catch (error) {
      request.log.warn({ err: error }, 'the site has no page to serve');
      return sendProblem(reply, problemDetails(503, 'The site has no release to serve yet.'));
    }
  });
}
