import { keyOf, openPages } from './pages-cache.ts';
import { storePage } from './stored-pages.ts';

/** A page from the site. */
export interface FetchedPage {
  response: Response;
  /** Settles when the store has it. */
  storing: Promise<void>;
}

/**
 * The response of the site. After Back or Forward and in a restored tab, the browser would take the page from its own
 * cache without asking the site. Its preload does so: docs/decisions/0351-service-worker.md.
 */
async function askSite(event: FetchEvent): Promise<Response> {
  const { request, preloadResponse } = event;
  if (request.cache !== 'force-cache') {
    return ((await preloadResponse) as Response | undefined) ?? fetch(request);
  }
  // Chromium warns of a preload that has not ended before the event.
  event.waitUntil(preloadResponse);
  return fetch(request, { cache: 'no-cache' });
}

/** Fetches the page of a navigation and stores it. A store that does not open does not concern the page. */
export async function fetchPage(event: FetchEvent): Promise<FetchedPage> {
  // Before the request, unless the browser has sent it while the script started: see `storePage`.
  const opened = openPages().catch(() => undefined);
  const response = await askSite(event);
  const copy = response.clone();
  const storing = opened.then((pages) => pages && storePage(pages, keyOf(event.request.url), copy));
  return { response, storing: storing.catch(() => undefined) };
}
