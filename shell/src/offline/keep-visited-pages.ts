import { SERVICE_WORKER_PATH, type VisitedMessage } from '@roommate/release-registry';
import { savesData } from '../network/connection.ts';
import { visits } from './visits.ts';

/** Registers the service worker. If that fails, such as without a network, it tries once more when the browser is online. */
const register = (container: ServiceWorkerContainer): Promise<unknown> =>
  container.register(SERVICE_WORKER_PATH).catch(async () => {
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true });
    });
    await container.register(SERVICE_WORKER_PATH);
  });

/**
 * Makes the browser keep visited pages and the files of the live releases for the next visit:
 * docs/decisions/0351-service-worker.md. Not for people who save data.
 */
export async function keepVisitedPages(container: ServiceWorkerContainer): Promise<void> {
  if (savesData()) return;
  await register(container);
  const registration = await container.ready;
  visits.onVisit((visited) => {
    // The copy would load the page a second time. The switch may have changed since the start.
    if (!savesData()) registration.active?.postMessage({ visited } satisfies VisitedMessage);
  });
}
