import { isRecord } from '@roommate/contracts';
import {
  PAGE_DATA_ELEMENT_ID,
  PAGES_CACHE,
  type CopyTimeMessage,
  type VisitedMessage,
} from '@roommate/release-registry';

/** What takes the place of a copy of retired releases has no date and no content, so it counts as no copy. */
async function copyOf(url: string): Promise<Response | undefined> {
  if (!('caches' in globalThis)) return undefined;
  return (await caches.open(PAGES_CACHE)).match(url, { ignoreVary: true });
}

/** When the site has sent the stored copy of a page, as an HTTP date; undefined without a copy. */
export async function timeOfCopy(url: string): Promise<string | undefined> {
  return (await copyOf(url))?.headers.get('date') ?? undefined;
}

/** Whether the stored copy of a page has its content. The copy of most guarded pages is only their frame. */
export async function hasCopyOfContent(url: string): Promise<boolean> {
  const html = await (await copyOf(url))?.text();
  return html?.includes(`id="${PAGE_DATA_ELEMENT_ID}"`) === true;
}

const isCopyTime = (message: unknown): message is CopyTimeMessage =>
  isRecord(message) && 'copyTime' in message;

/**
 * Asks the service worker whether this page came as a stored copy, and whether the site has responded since.
 * @param report gets the time of the copy, and null when the site has responded
 * @returns the function that ends it
 */
export function onCopyTime(report: (time: string | null) => void): () => void {
  // Browsers have none outside secure contexts.
  const container = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  if (!container?.controller) return () => undefined;
  const onMessage = ({ data }: MessageEvent<unknown>): void => {
    if (isCopyTime(data)) report(data.copyTime);
  };
  container.addEventListener('message', onMessage);
  const visited = location.pathname + location.search;
  container.controller.postMessage({ visited, asksForTime: true } satisfies VisitedMessage);
  return () => container.removeEventListener('message', onMessage);
}
