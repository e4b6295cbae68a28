import type { Release } from '@roommate/release-registry';
import { readPreview } from '@roommate/release-store';
import type { FastifyInstance } from 'fastify';
import type { SiteOptions } from '../config/site-options.ts';
import { endCookie, startCookie } from './preview-cookie.ts';

/** The remote's first public page without parameters, else its first page without parameters. */
function firstPage({ paths }: Release): string {
  const fixed = paths.map((owned) => ({ ...owned, path: owned.path.replace(/\/\*$/, '') || '/' }));
  const candidates = fixed.filter(({ path }) => !path.includes(':'));
  return (candidates.find(({ access }) => access === 'public') ?? candidates[0])?.path ?? '/';
}

/**
 * `GET /preview/<token>`, the signed link, starts a preview in this browser and redirects to a page of the remote.
 * `DELETE /preview` ends it. A forged or expired link, or one for a deleted release, changes nothing.
 */
export function previewRoutes(app: FastifyInstance, { releases, previewKey }: SiteOptions): void {
  app.get<{ Params: { '*': string } }>('/preview/*', async (request, reply) => {
    const { '*': token } = request.params;
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const preview = previewKey === undefined ? undefined : readPreview(token, previewKey);
    const { releases: known = {} } = (preview && (await releases.registry()).remotes[preview.remote]) ?? {};
    const record = preview && Object.hasOwn(known, preview.version) ? known[preview.version] : undefined;
    if (!preview || !record) {
      return reply.code(403).type('text/plain').send('This preview link is not valid or has expired.');
    }
    return reply
      .header('set-cookie', startCookie(request, token, preview))
      .redirect(firstPage(record.release), 303);
  });

  app.delete('/preview', async (request, reply) =>
    reply.header('set-cookie', endCookie(request)).header('cache-control', 'no-store').code(204).send(),
  );
}
