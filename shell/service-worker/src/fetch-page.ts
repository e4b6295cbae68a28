import { keyOf, openPages } from './pages-cache.ts';
import { storePage } from './stored-pages.ts';

/** A page from the site. */
export interface FetchedPage {
  response: Response;
  /** Settles when the store has it. */
  storing: Promise<void>;
}

/** Fetches the page of a navigation and stores it. A store that does not open does not concern the page. */
export async function fetchPage({ request, preloadResponse }: FetchEvent): Promise<FetchedPage> {
  // Before the request, unless the browser has sent it while the script started: see `storePage`.
  const opened = openPages().catch(() => undefined);
  const preloaded = (await preloadResponse) as Response | undefined;
  const response = preloaded ?? (await fetch(request));
  const copy = response.clone();
  const storing = opened.then((pages) => pages && storePage(pages, keyOf(request.url), copy));
  return { response, storing: storing.catch(() => undefined) };
}
