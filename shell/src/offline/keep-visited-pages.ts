import { SERVICE_WORKER_PATH, type PageConfig, type VisitedMessage } from '@roommate/release-registry';
import type { createBrowserRouter } from '@roommate/shell-api';
import { savesData } from '../network/connection.ts';
import { onVisit } from './on-visit.ts';

async function remove(container: ServiceWorkerContainer): Promise<void> {
  for (const registration of await container.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

async function start(
  container: ServiceWorkerContainer,
  router: ReturnType<typeof createBrowserRouter>,
): Promise<void> {
  if (savesData()) return;
  await container.register(SERVICE_WORKER_PATH);
  const registration = await container.ready;
  onVisit(router, (visited) => {
    // The copy would load the page a second time. The switch may have changed since the start.
    if (!savesData()) registration.active?.postMessage({ visited } satisfies VisitedMessage);
  });
}

/**
 * Makes the browser keep visited pages and the files of the live releases for the next visit:
 * docs/decisions/0351-service-worker.md. Removes them if the site has no service worker. Not for people who save data.
 */
export const keepVisitedPages = (
  { serviceWorker }: Pick<PageConfig, 'serviceWorker'>,
  router: ReturnType<typeof createBrowserRouter>,
): Promise<void> =>
  serviceWorker ? start(navigator.serviceWorker, router) : remove(navigator.serviceWorker);
