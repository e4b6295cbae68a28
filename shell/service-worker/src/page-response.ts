import { holdScripts } from './held-scripts.ts';
import { offlinePage } from './offline-page.ts';
import { FIRST_SERVER_ERROR, hasOtherReleases, isOfLiveReleases } from './page-releases.ts';
import { keyOf, openPages } from './pages-cache.ts';
import { showsCopy } from './shown-copies.ts';
import { findStoredPage, storePage } from './stored-pages.ts';

/** After this time the stored copy shows. A good connection is faster. */
const MAX_WAIT_MS = 75;

/** A page from the site. */
interface FetchedPage {
  response: Response;
  /** Settles when the store has it. */
  storing: Promise<void>;
}

async function fetchPage({ request, preloadResponse }: FetchEvent): Promise<FetchedPage> {
  // Before the request: see `storePage`.
  const opened = openPages();
  const preloaded = (await preloadResponse) as Response | undefined;
  const response = preloaded ?? (await fetch(request));
  const pages = await opened;
  return { response, storing: storePage(pages, keyOf(request.url), response.clone()).catch(() => undefined) };
}

const after = (ms: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), ms);
  });

/**
 * The page of a navigation. It is from the site. The stored copy serves when the connection is slow or the site does
 * not respond. A copy can show before the site responds on one condition. Its releases were live at the last update of
 * this script. Its scripts wait until the site has confirmed the releases: docs/decisions/0351-service-worker.md.
 */
export async function pageResponse(event: FetchEvent): Promise<Response> {
  const fetched = fetchPage(event).catch(() => undefined);
  event.waitUntil(fetched.then((page) => page?.storing));
  const stored = await findStoredPage(event.request.url);
  if (!stored) return (await fetched)?.response ?? offlinePage();
  // Loading a URL with a fragment again would only scroll.
  const showsEarly = isOfLiveReleases(stored) && new URL(event.request.url).hash === '';
  const waits = showsEarly ? [after(MAX_WAIT_MS)] : [];
  let isSettled = false;
  const settled = fetched.then((page) => {
    isSettled = true;
    return page?.response;
  });
  const first = await Promise.race([settled, ...waits]);
  if (first && (first.status < FIRST_SERVER_ERROR || hasOtherReleases(first, stored))) return first;
  showsCopy(
    event,
    stored,
    fetched.then((page) => page?.response),
  );
  if (!isSettled) {
    const confirmed = fetched.then(async (page) => {
      await page?.storing;
      return page?.response;
    });
    holdScripts(event, stored.clone(), confirmed);
  }
  return stored;
}
