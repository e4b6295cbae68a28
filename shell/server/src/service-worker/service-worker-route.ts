import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICE_WORKER_PATH, type ServiceWorkerReleases } from '@roommate/release-registry';
import type { FastifyInstance } from 'fastify';
import type { SiteOptions } from '../config/site-options.ts';
import { savesData } from '../data-saver/saves-data.ts';
import { chooseForVisitor } from '../page/canary.ts';
import type { VisitorReleases } from '../releases/visitor-releases.ts';
import { keptFiles } from './kept-files.ts';
import { releasesId } from '../releases/releases-id.ts';

/** Replaces a service worker by nothing: it deletes what the browser has kept, and itself. */
const REMOVAL = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
`;

async function scriptOf(chosen: VisitorReleases, origin: string, savesData: boolean): Promise<string> {
  const script = await readFile(join(chosen.shellFolder, SERVICE_WORKER_PATH), 'utf8');
  const releases: ServiceWorkerReleases = {
    id: releasesId(chosen),
    files: keptFiles(chosen, origin),
    savesData,
  };
  return `self.releases=${JSON.stringify(releases)};\n${script}`;
}

/**
 * The service worker of the visitor's shell, with the visitor's releases in front. Each release changes it, so browsers
 * install it again and store the new files. A preview is not part of it. Without a service worker in the release, and with
 * SERVICE_WORKER=off, browsers get one that removes itself: docs/decisions/0351-service-worker.md.
 */
export function serviceWorkerRoute(
  app: FastifyInstance,
  { releases, config }: Pick<SiteOptions, 'releases' | 'config'>,
): void {
  app.get(SERVICE_WORKER_PATH, async (request, reply) => {
    reply.type('text/javascript').header('cache-control', 'private, no-cache');
    if (!config.serviceWorker) return REMOVAL;
    const chosen = await releases.read(chooseForVisitor(await releases.registry(), request)?.choose);
    const isReleased = chosen.shell.publicFiles.includes(SERVICE_WORKER_PATH.slice(1));
    return isReleased ? scriptOf(chosen, config.remotesOrigin ?? '', savesData(request)) : REMOVAL;
  });
}
