import { after } from './after.ts';
import { fetchPage } from './fetch-page.ts';
import { holdScripts, LIMIT_MS } from './held-scripts.ts';
import { offlinePage } from './offline-page.ts';
import { hasOtherReleases, isFailure, isOfLiveReleases } from './page-releases.ts';
import { trackShownCopy } from './shown-copies.ts';
import { findStoredPage } from './stored-pages.ts';

/** After this time the stored copy shows. A good connection is faster. */
const MAX_WAIT_MS = 75;

/**
 * The page of a navigation. It is from the site. The stored copy serves when the connection is slow or the site does
 * not respond. A copy can show before the site responds on one condition. Its releases were live at the last update of
 * this script. Its scripts wait until the site has confirmed the releases: docs/decisions/0351-service-worker.md.
 */
export async function pageResponse(event: FetchEvent): Promise<Response> {
  const fetched = fetchPage(event).catch(() => undefined);
  event.waitUntil(fetched.then((page) => page?.storing));
  // A store that does not open has no copy.
  const stored = await findStoredPage(event.request.url).catch(() => undefined);
  if (!stored) return (await fetched)?.response ?? offlinePage();
  // Loading such a URL again would only scroll. So its copy shows when its scripts may run.
  const hasFragment = event.request.url.includes('#');
  const waits = isOfLiveReleases(stored) ? [after(hasFragment ? LIMIT_MS : MAX_WAIT_MS)] : [];
  let isSettled = false;
  const settled = fetched.then((page) => {
    isSettled = true;
    return page?.response;
  });
  const first = await Promise.race([settled, ...waits]);
  if (first && (!isFailure(first) || hasOtherReleases(first, stored))) return first;
  trackShownCopy(event, stored, settled);
  if (!isSettled && !hasFragment) holdScripts(event, stored.clone(), fetched);
  return stored;
}
