import type { PageConfig } from '@roommate/release-registry';
import { log, type createBrowserRouter } from '@roommate/shell-api';

/** After the page has loaded. The files for the next visit must not share the line with this one. */
const START_AFTER_MS = 10_000;

/** Keeps visited pages, but not in a preview. The code is in the file of the toasts, which loads before. */
export function keepVisitedPagesLater(
  config: Pick<PageConfig, 'serviceWorker' | 'preview'>,
  router: ReturnType<typeof createBrowserRouter>,
): void {
  // Browsers have none outside secure contexts.
  if (!('serviceWorker' in navigator) || config.preview) return;
  const start = (): void =>
    void import(/* webpackChunkName: "later" */ './keep-visited-pages.ts')
      .then(({ keepVisitedPages }) => keepVisitedPages(config, router))
      .catch((error: unknown) => log.error('The pages are not kept for the next visit.', error));
  const later = (): void => void setTimeout(start, START_AFTER_MS);
  if (!config.serviceWorker) start();
  else if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}
