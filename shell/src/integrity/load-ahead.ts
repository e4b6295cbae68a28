import { rememberFailedFile } from './failed-files.ts';

const PRELOADS = 'link[rel=preload]';
/** The preloads of this module; the others are of the page's HTML. */
const own = new WeakSet<HTMLLinkElement>();

/** How often a file did not come, by its address. */
const failures = new Map<string, number>();

export const rememberFailedLoad = (address: string): void =>
  void failures.set(address, (failures.get(address) ?? 0) + 1);

/**
 * A preload joins one of the same address, also one that has failed, and then fails at once without a request: a file
 * that did not come, as without a network, has another address for each further try.
 */
export function addressOfNextTry(address: string): string {
  const times = failures.get(address);
  if (times === undefined) return address;
  const next = new URL(address);
  next.searchParams.set('again', String(times));
  return next.href;
}

export interface WantedFile {
  address: string;
  as: 'script' | 'style';
  integrity: string;
  crossOrigin: string | null;
  fetchPriority: string;
}

export const canLoadAhead = (): boolean => document.createElement('link').relList.supports('preload');

/** The way a file came: the element that needs it then takes it from memory. `late`: it did not come in time. */
export type Arrival = 'loaded' | 'failed' | 'late';

/**
 * Loads a file before the element that needs it: docs/decisions/0135-files-load-ahead.md. Once a script or stylesheet
 * element loads, its request holds a connection until the server ends it. Over HTTP/1.1 a browser has six connections to a
 * server, so a remote that hangs would hold them all. A preload ends as soon as its element is removed. It joins a preload
 * of the same file in the page's HTML.
 * @returns the preload, which stays in the head until it is removed
 */
export function loadAhead(
  wanted: WantedFile,
  limitMs: number,
): { preload: HTMLLinkElement; arrival: Promise<Arrival> } {
  const { address, ...attributes } = wanted;
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
  preload.href = address;
  document.head.append(preload);
  return { preload, arrival };
}

/** Ends what the page's HTML preloads of a release that does not answer. Retry asks for these files anew. */
export function giveUpPreloads(folder: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(PRELOADS)) {
    if (own.has(link) || !link.href.startsWith(folder)) continue;
    rememberFailedFile(link.href);
    link.remove();
  }
}
