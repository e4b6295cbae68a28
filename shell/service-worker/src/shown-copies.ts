import type { CopyTimeMessage } from '@roommate/release-registry';
import { isFailure } from './page-releases.ts';
import { worker } from './worker-scope.ts';

/** By id of the page: the time of the stored copy that shows. Null once the site has responded. */
const times = new Map<string, string | null>();
/** A page asks when its scripts start. */
const TTL_MS = 60_000;

async function tell(id: string): Promise<void> {
  const page = await worker.clients.get(id);
  page?.postMessage({ copyTime: times.get(id) ?? null } satisfies CopyTimeMessage);
}

/**
 * Remembers that a page shows a stored copy, until the site responds. Another page is a response, too.
 * @param fetched the page as the site has it now; undefined when the site does not respond
 */
export function trackShownCopy(
  event: FetchEvent,
  stored: Response,
  fetched: Promise<Response | undefined>,
): void {
  const { resultingClientId: id } = event;
  times.set(id, stored.headers.get('date'));
  const responded = fetched.then(async (now) => {
    if (!now || isFailure(now)) return;
    times.set(id, null);
    await tell(id);
  });
  setTimeout(() => times.delete(id), TTL_MS);
  event.waitUntil(responded);
}

/** Tells a page whether it shows a stored copy while the site does not respond. */
export const tellCopyTime = (source: ExtendableMessageEvent['source']): Promise<void> =>
  source instanceof Client ? tell(source.id) : Promise.resolve();
