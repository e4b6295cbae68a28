import type { Release } from '@roommate/release-registry';
import { readPreview } from '@roommate/release-store';
import type { FastifyInstance } from 'fastify';
import type { SiteOptions } from '../options.ts';
import { beginCookie, endCookie } from './preview-cookie.ts';

/** A page of the remote that has no parameter: the first public one if there is one. */
function firstPage({ paths }: Release): string {
  const fixed = paths.map((owned) => ({ ...owned, path: owned.path.replace(/\/\*$/, '') || '/' }));
  const candidates = fixed.filter(({ path }) => !path.includes(':'));
  return (candidates.find(({ access }) => access === 'public') ?? candidates[0])?.path ?? '/';
}

/**
 * `GET /preview/<token>`, the signed link, begins a preview for this browser and leads to a page of the remote;
 * `DELETE /preview` ends it. A link that is forged, expired or of a release that is gone changes nothing.
 */
export function previewRoutes(app: FastifyInstance, { releases, previewKey }: SiteOptions): void {
  app.get<{ Params: { '*': string } }>('/preview/*', async (request, reply) => {
    const { '*': token } = request.params;
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const preview = previewKey === undefined ? undefined : readPreview(token, previewKey);
    const { releases: known = {} } = (preview && (await releases.registry()).remotes[preview.remote]) ?? {};
    const record = preview && Object.hasOwn(known, preview.version) ? known[preview.version] : undefined;
    if (!preview || !record) {
      return reply.code(403).type('text/plain').send('This preview link is not valid, or not any more.');
    }
    return reply
      .header('set-cookie', beginCookie(request, token, preview))
      .redirect(firstPage(record.release), 303);
  });

  app.delete('/preview', async (request, reply) =>
    reply.header('set-cookie', endCookie(request)).header('cache-control', 'no-store').code(204).send(),
  );
}
