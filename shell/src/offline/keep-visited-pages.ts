import { SERVICE_WORKER_PATH, type PageConfig, type VisitedMessage } from '@roommate/release-registry';
import { log, type createBrowserRouter } from '@roommate/shell-api';
import { savesData } from '../network/connection.ts';
import { onVisit } from './on-visit.ts';

/** After the page has loaded. The files for the next visit must not share the line with this one. */
const START_AFTER_MS = 10_000;

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
 * docs/decisions/0351-service-worker.md. Not in a preview, and not for people who save data.
 */
export function keepVisitedPages(
  { serviceWorker, preview }: Pick<PageConfig, 'serviceWorker' | 'preview'>,
  router: ReturnType<typeof createBrowserRouter>,
): void {
  // Browsers have none outside secure contexts.
  if (!('serviceWorker' in navigator) || preview) return;
  const { serviceWorker: container } = navigator;
  const failed = (error: unknown): void => log.error('The pages are not kept for the next visit.', error);
  if (!serviceWorker) {
    remove(container).catch(failed);
    return;
  }
  const later = (): void =>
    void setTimeout(() => void start(container, router).catch(failed), START_AFTER_MS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
