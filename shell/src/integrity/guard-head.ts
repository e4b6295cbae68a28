import {
  addressOfNextTry,
  canLoadAhead,
  giveUpPreloads,
  loadAhead,
  rememberFailedLoad,
} from './load-ahead.ts';
import type { KnownFile, Verdict } from './release-files.ts';
import { ENTRY_LIMIT_MS, FILE_LIMIT_MS } from './time-limits.ts';

type Loading = HTMLScriptElement | HTMLLinkElement;

const isLoading = (node: Node): node is Loading =>
  (node instanceof HTMLScriptElement && node.src !== '') ||
  (node instanceof HTMLLinkElement && node.rel === 'stylesheet' && node.href !== '');

const addressOf = (element: Loading): string =>
  element instanceof HTMLScriptElement ? element.src : element.href;

function setAddress(element: Loading, address: string): void {
  if (element instanceof HTMLScriptElement) element.src = address;
  else element.href = address;
}

/** Whoever waits for the element hears the same as when the network fails. */
const fail = (element: Loading): void => void element.dispatchEvent(new Event('error'));

/** A stylesheet has no timeout of its own; the bundler gives scripts as long (libs/build, chunkLoadTimeout). */
function failLate(link: HTMLLinkElement): void {
  const timer = setTimeout(() => {
    link.remove();
    fail(link);
  }, FILE_LIMIT_MS);
  for (const event of ['load', 'error']) link.addEventListener(event, () => clearTimeout(timer));
}

/** Puts the element where `place` is once its file has come. */
async function insertWhenLoaded(element: Loading, place: Comment, { folder, isEntry }: KnownFile) {
  const asked = addressOf(element);
  const address = addressOfNextTry(asked);
  setAddress(element, address);
  const wanted = {
    address,
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

/** @param put takes the element, or a mark of its place until its file is there */
function admitKnown(element: Loading, file: KnownFile, put: (node: Node) => void): void {
  element.integrity = file.integrity;
  if (new URL(addressOf(element)).origin !== location.origin) element.crossOrigin = 'anonymous';
  if (canLoadAhead()) {
    // Styles apply in the order in which they were asked for, not in that in which they came.
    const place = document.createComment('');
    put(place);
    void insertWhenLoaded(element, place, file);
    return;
  }
  if (element instanceof HTMLLinkElement) failLate(element);
  put(element);
}

interface Listeners {
  /** Hears the address of each element that is refused. */
  refused: (address: string) => void;
  /** Hears the address of each that was let in and did not load, its hash included. */
  failed: (address: string) => void;
}

/**
 * Module federation and the bundler's runtime in the shell and in each remote insert elements into the head. Here each
 * element gets the hash that the browser checks, and a refused one is never inserted:
 * docs/decisions/0070-hashes-set-by-the-shell.md. A release file is loaded ahead of its element, so that a hanging one can
 * be cancelled.
 */
export function guardHead(
  head: HTMLHeadElement,
  judge: (address: string) => Verdict,
  { refused, failed }: Listeners,
): void {
  const admit = (node: Node, put: (admitted: Node) => void): void => {
    if (!isLoading(node)) return put(node);
    const address = addressOf(node);
    const verdict = judge(address);
    if (verdict === 'refused') {
      refused(address);
      queueMicrotask(() => fail(node));
    } else if (verdict === 'unknown') {
      if (node instanceof HTMLLinkElement) failLate(node);
      put(node);
    } else {
      node.addEventListener('error', () => failed(address));
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
