import { PICTURES_CACHE } from '@roommate/release-registry';
import { worker } from './worker-scope.ts';

const MAX_PICTURES = 60;

const openPictures = (): Promise<Cache> => worker.caches.open(PICTURES_CACHE);

/** A picture of the shell. The stored copy serves without a network only, because the browser has a cache of its own. */
export async function picture(event: FetchEvent): Promise<Response> {
  try {
    const response = await fetch(event.request);
    if (response.status === 200) event.waitUntil(store(event.request, response.clone()));
    return response;
  } catch (error) {
    const stored = await (await openPictures()).match(event.request, { ignoreVary: true });
    if (!stored) throw error;
    return stored;
  }
}

async function store(request: Request, response: Response): Promise<void> {
  const pictures = await openPictures();
  await pictures.put(request, response);
  const stored = await pictures.keys();
  for (const oldest of stored.slice(0, Math.max(0, stored.length - MAX_PICTURES))) {
    await pictures.delete(oldest, { ignoreVary: true });
  }
}
