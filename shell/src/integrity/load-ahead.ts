import { rememberFailedFile } from './failed-files.ts';

const PRELOADS = 'link[rel=preload]';
/** The preloads of this module. All others belong to the page's HTML. */
const own = new WeakSet<HTMLLinkElement>();

/** The number of failed loads by URL. */
const failures = new Map<string, number>();

export const rememberFailedLoad = (url: string): void => void failures.set(url, (failures.get(url) ?? 0) + 1);

/**
 * Gives each retry of a failed file a new URL.
 * A preload joins an earlier one with the same URL. If that one failed, the new one fails without a request.
 */
export function urlOfNextTry(url: string): string {
  const times = failures.get(url);
  if (times === undefined) return url;
  const next = new URL(url);
  next.searchParams.set('again', String(times));
  return next.href;
}

interface PreloadRequest {
  url: string;
  as: 'script' | 'style';
  integrity: string;
  crossOrigin: string | null;
  fetchPriority: string;
}

export const canLoadAhead = (): boolean => document.createElement('link').relList.supports('preload');

/** The outcome of a preload. `loaded`: the element takes the file from memory. `late`: the time limit has passed. */
type Arrival = 'loaded' | 'failed' | 'late';

/**
 * Loads a file before the element that needs it: docs/decisions/0135-files-load-ahead.md. Once a script or stylesheet
 * element loads, its request holds a connection until the server ends it. Over HTTP/1.1 a browser has six connections to a
 * server, so a remote that hangs would hold them all. A preload ends as soon as its element is removed. It joins a preload
 * of the same file in the page's HTML.
 * @returns the preload, which stays in the head until it is removed
 */
export function loadAhead(
  request: PreloadRequest,
  limitMs: number,
): { preload: HTMLLinkElement; arrival: Promise<Arrival> } {
  const { url, ...attributes } = request;
  const preload = Object.assign(document.createElement('link'), { rel: 'preload', ...attributes });
  own.add(preload);
  const arrival = new Promise<Arrival>((resolve) => {
    const timer = setTimeout(() => {
      preload.remove();
      resolve('late');
    }, limitMs);
    const settle = (outcome: Arrival) => () => {
      clearTimeout(timer);
      resolve(outcome);
    };
    preload.addEventListener('load', settle('loaded'));
    preload.addEventListener('error', settle('failed'));
  });
  preload.href = url;
  document.head.append(preload);
  return { preload, arrival };
}

/** Cancels the HTML's preloads of a release that does not respond. Retry requests these files again. */
export function giveUpPreloads(folder: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(PRELOADS)) {
    if (own.has(link) || !link.href.startsWith(folder)) continue;
    rememberFailedFile(link.href);
    link.remove();
  }
}
