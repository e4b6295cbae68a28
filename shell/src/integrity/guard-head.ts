import { urlOfNextTry, canLoadAhead, giveUpPreloads, loadAhead, rememberFailedLoad } from './load-ahead.ts';
import type { KnownFile, Verdict } from './judge-files.ts';
import { ENTRY_LIMIT_MS, FILE_LIMIT_MS } from './time-limits.ts';

type Loading = HTMLScriptElement | HTMLLinkElement;

const isLoading = (node: Node): node is Loading =>
  (node instanceof HTMLScriptElement && node.src !== '') ||
  (node instanceof HTMLLinkElement && node.rel === 'stylesheet' && node.href !== '');

const urlOf = (element: Loading): string =>
  element instanceof HTMLScriptElement ? element.src : element.href;

function setUrl(element: Loading, url: string): void {
  if (element instanceof HTMLScriptElement) element.src = url;
  else element.href = url;
}

/** Sends the element's listeners the same event as a network failure. */
const fail = (element: Loading): void => void element.dispatchEvent(new Event('error'));

/** A stylesheet has no timeout of its own. The bundler gives scripts the same limit (libs/build, chunkLoadTimeout). */
function failLate(link: HTMLLinkElement): void {
  const timer = setTimeout(() => {
    link.remove();
    fail(link);
  }, FILE_LIMIT_MS);
  for (const event of ['load', 'error']) link.addEventListener(event, () => clearTimeout(timer));
}

/** Replaces `place` with the element after its file has loaded. */
async function insertWhenLoaded(element: Loading, place: Comment, { folder, isEntry }: KnownFile) {
  const asked = urlOf(element);
  const url = urlOfNextTry(asked);
  setUrl(element, url);
  const wanted = {
    url,
    as: element instanceof HTMLScriptElement ? ('script' as const) : ('style' as const),
    integrity: element.integrity,
    crossOrigin: element.crossOrigin,
    fetchPriority: element.fetchPriority,
  };
  const { preload, arrival } = loadAhead(wanted, isEntry ? ENTRY_LIMIT_MS : FILE_LIMIT_MS);
  for (const event of ['load', 'error']) element.addEventListener(event, () => preload.remove());
  const outcome = await arrival;
  if (outcome === 'loaded') {
    place.replaceWith(element);
    return;
  }
  rememberFailedLoad(asked);
  if (outcome === 'late') giveUpPreloads(folder);
  place.remove();
  fail(element);
}

/** @param put inserts the element, or a placeholder until its file has loaded */
function admitKnown(element: Loading, file: KnownFile, put: (node: Node) => void): void {
  element.integrity = file.integrity;
  if (new URL(urlOf(element)).origin !== location.origin) element.crossOrigin = 'anonymous';
  if (canLoadAhead()) {
    // Styles apply in the order of their requests, not in the order of their arrival.
    const place = document.createComment('');
    put(place);
    void insertWhenLoaded(element, place, file);
    return;
  }
  if (element instanceof HTMLLinkElement) failLate(element);
  put(element);
}

interface Listeners {
  /** Receives the URL of each refused element. */
  refused: (url: string) => void;
  /** Receives the URL of each admitted element that failed to load, also for a wrong hash. */
  failed: (url: string) => void;
}

/**
 * Adds to each script and stylesheet the hash that the browser checks, and never inserts a refused one.
 * The loader of entry scripts and the bundler's runtime insert these elements, in the shell and in each remote.
 * See docs/decisions/0070-hashes-set-by-the-shell.md. A release file loads ahead of its element, so that the page can
 * cancel a request that hangs.
 */
export function guardHead(
  head: HTMLHeadElement,
  judge: (url: string) => Verdict,
  { refused, failed }: Listeners,
): void {
  const admit = (node: Node, put: (admitted: Node) => void): void => {
    if (!isLoading(node)) return put(node);
    const url = urlOf(node);
    const verdict = judge(url);
    if (verdict === 'refused') {
      refused(url);
      queueMicrotask(() => fail(node));
    } else if (verdict === 'unknown') {
      if (node instanceof HTMLLinkElement) failLate(node);
      put(node);
    } else {
      node.addEventListener('error', () => failed(url));
      admitKnown(node, verdict, put);
    }
  };
  const append = head.appendChild.bind(head);
  const insert = head.insertBefore.bind(head);
  head.appendChild = (node) => {
    admit(node, append);
    return node;
  };
  head.insertBefore = (node, before) => {
    admit(node, (admitted) => insert(admitted, before));
    return node;
  };
}
