import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { worker } from './worker-scope.ts';

const files = new PrecacheController({ cacheName: 'release-files' });
// The version is part of each URL, so a file never changes.
files.addToCacheList(worker.releases.files.map((file) => ({ ...file, revision: null })));

/**
 * Stores the files of the live releases before this script takes over, and removes all others after. For people who save
 * data, it stores nothing: only files of live releases that are stored already stay.
 */
export function keepReleaseFiles(): void {
  worker.addEventListener('install', (event) => {
    if (!worker.releases.savesData) void files.install(event);
    // Open pages keep their releases, no matter which script serves them.
    void worker.skipWaiting();
  });
  worker.addEventListener('activate', (event) => void files.activate(event));
}

/** Whether a URL is a file of a release that was live when the browser fetched this script. */
export const isReleaseFile = (url: string): boolean => files.getCacheKeyForURL(url) !== undefined;

/** A file of a release, without a request if it is stored and the store opens. */
export const releaseFile = async (request: Request): Promise<Response> =>
  (await files.matchPrecache(request).catch(() => undefined)) ?? fetch(request);
