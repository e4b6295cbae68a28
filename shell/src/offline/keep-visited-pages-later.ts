import type { PageConfig } from '@roommate/release-registry';
import { log } from '@roommate/shell-api';
import { CodeOnDemand } from '@roommate/ui';

/** After the page has loaded. The files for the next visit must not share the connection with this one. */
const START_AFTER_MS = 10_000;

const keepingCode = new CodeOnDemand(
  'The code for offline pages',
  () => import(/* webpackChunkName: "later" */ './keep-visited-pages.ts'),
  log,
);

async function removeKeptPages(container: ServiceWorkerContainer): Promise<void> {
  for (const registration of await container.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

/**
 * Keeps visited pages, but not in a preview. The code is in the file of the toasts, which loads before. Removes the pages
 * if the site has no service worker. That waits for no code: a broken service worker may not serve it.
 */
export function keepVisitedPagesLater({
  serviceWorker,
  preview,
}: Pick<PageConfig, 'serviceWorker' | 'preview'>): void {
  // Browsers have none outside secure contexts.
  if (!('serviceWorker' in navigator) || preview) return;
  const { serviceWorker: container } = navigator;
  const failed = (error: unknown): void => log.error('The pages are not kept for the next visit.', error);
  if (!serviceWorker) {
    removeKeptPages(container).catch(failed);
    return;
  }
  const start = (): void =>
    void keepingCode
      .loadWithRetries()
      .then(({ keepVisitedPages }) => keepVisitedPages(container))
      .catch(failed);
  const later = (): void => void setTimeout(start, START_AFTER_MS);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
