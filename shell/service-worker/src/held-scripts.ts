import { after } from './after.ts';
import type { FetchedPage } from './fetch-page.ts';
import { hasOtherReleases, isFailure, isFrame, releasesOf } from './page-releases.ts';
import { worker } from './worker-scope.ts';

/** After this time, the connection counts as lost and the last known releases run. */
export const LIMIT_MS = 4000;
/** A page that differs each time must not load again and again. */
const RELOAD_PAUSE_MS = 15_000;

/** By id of the page. Resolves when the scripts of the page may run. */
const held = new Map<string, Promise<void>>();
/** The time of the last reload, by URL, in milliseconds since 1970. */
const reloads = new Map<string, number>();

const isRecent = (time = 0): boolean => Date.now() - time < RELOAD_PAUSE_MS;

function mustReload(url: string, stored: Response, now: Response): boolean {
  const hasFailed = isFailure(now);
  if (hasFailed ? hasOtherReleases(now, stored) : releasesOf(stored) !== releasesOf(now)) return true;
  if (hasFailed || isFrame(now) || isRecent(reloads.get(url))) return false;
  return stored.headers.get('etag') !== now.headers.get('etag');
}

async function reload(id: string, url: string): Promise<void> {
  reloads.set(url, Date.now());
  const page = await worker.clients.get(id);
  if (!(page instanceof WindowClient)) return;
  await page.navigate(url);
  // The page is gone, or goes now. Requests for its scripts must end: a newer service worker waits for them.
  await after(LIMIT_MS);
}

/**
 * Holds back the scripts of a page that shows from its stored copy. It waits until the site has confirmed the copy.
 * The page may have changed, or one of its releases may no longer be live. The page then loads again before any script
 * runs.
 * @param fetched the page as the site has it now; undefined when the site does not respond
 */
export function holdScripts(
  event: FetchEvent,
  stored: Response,
  fetched: Promise<FetchedPage | undefined>,
): void {
  const { resultingClientId: id, request } = event;
  // After the limit, the visitor uses the page already.
  const limit = after(LIMIT_MS);
  const confirmed = Promise.race([fetched, limit]).then(async (now) => {
    if (!now || !mustReload(request.url, stored, now.response)) return;
    // Otherwise the former copy could show again. The content may never arrive.
    await Promise.race([now.storing, limit]);
    await reload(id, request.url);
  });
  const ready = confirmed.catch(() => undefined);
  held.set(id, ready);
  void ready.then(() => held.delete(id));
  event.waitUntil(limit);
}

/** Waits until the scripts of a page may run. Resolves immediately if they are not held back. */
export const waitForConfirmation = (pageId: string): Promise<void> => held.get(pageId) ?? Promise.resolve();
