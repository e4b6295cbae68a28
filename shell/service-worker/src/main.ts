import type { VisitedMessage } from '@roommate/release-registry';
import { fetchRetiredCopies, fetchVisited } from './fetch-copies.ts';
import { waitForConfirmation } from './held-scripts.ts';
import { pageResponse } from './page-response.ts';
import { forgetPages, openPages } from './pages-cache.ts';
import { picture } from './pictures.ts';
import { isReleaseFile, keepReleaseFiles, releaseFile } from './release-files.ts';
import { retireCopies } from './retired-copies.ts';
import { tellCopyTime } from './shown-copies.ts';
import { worker } from './worker-scope.ts';

keepReleaseFiles();

worker.addEventListener('activate', (event) => {
  // The request for a page does not wait for this script to start.
  event.waitUntil(worker.registration.navigationPreload.enable());
  const retired = openPages().then((pages) => retireCopies(pages, worker.releases.id));
  event.waitUntil(retired);
  // Pages wait for this event, but not for the copies.
  void retired.then(fetchRetiredCopies, () => undefined);
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET') return;
  if (isReleaseFile(request.url)) {
    // A style sheet runs nothing, and without it a stored skeleton would not show.
    const ready = request.destination === 'style' ? Promise.resolve() : waitForConfirmation(event.clientId);
    event.respondWith(ready.then(() => releaseFile(request)));
    return;
  }
  if (url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith('/pictures/')) {
    event.respondWith(picture(event));
    return;
  }
  if (request.mode !== 'navigate') return;
  // A link to a preview: no copy of another release may show while it lasts. None does if the store does not open.
  const ready = url.pathname.startsWith('/preview/')
    ? forgetPages().catch(() => false)
    : Promise.resolve(true);
  event.respondWith(ready.then(() => pageResponse(event)));
});

worker.addEventListener('message', (event) => {
  // A page of another release may have sent it.
  const { visited, asksForTime } = (event.data ?? {}) as Partial<VisitedMessage>;
  if (asksForTime) {
    event.waitUntil(tellCopyTime(event.source));
    return;
  }
  if (typeof visited !== 'string') return;
  const url = new URL(visited, worker.location.origin);
  if (url.origin !== worker.location.origin) return;
  event.waitUntil(fetchVisited(url.href).catch(() => undefined));
});
