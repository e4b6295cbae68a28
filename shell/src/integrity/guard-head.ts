import type { Verdict } from './release-files.ts';

/** A stylesheet has no timeout of its own; the bundler gives scripts as long (libs/build, chunkLoadTimeout). */
const STYLE_TIMEOUT_MS = 10_000;

type Loading = HTMLScriptElement | HTMLLinkElement;

const isLoading = (node: Node): node is Loading =>
  (node instanceof HTMLScriptElement && node.src !== '') ||
  (node instanceof HTMLLinkElement && node.rel === 'stylesheet' && node.href !== '');

const addressOf = (element: Loading): string =>
  element instanceof HTMLScriptElement ? element.src : element.href;

/** Whoever waits for the element hears the same as when the network fails. */
const fail = (element: Loading): void => void element.dispatchEvent(new Event('error'));

function failLate(link: HTMLLinkElement): void {
  const timer = setTimeout(() => {
    link.remove();
    fail(link);
  }, STYLE_TIMEOUT_MS);
  for (const event of ['load', 'error']) link.addEventListener(event, () => clearTimeout(timer));
}

interface Listeners {
  /** Hears the address of each element that is refused. */
  refused: (address: string) => void;
  /** Hears the address of each that was let in and did not load, its hash included. */
  failed: (address: string) => void;
}

/**
 * Everything that loads scripts and styles at run time (module federation, and the bundler's runtime in the shell and in
 * each remote) puts an element into the head: here each gets the hash that the browser then checks, and one that is
 * refused never gets in.
 */
export function guardHead(
  head: HTMLHeadElement,
  judge: (address: string) => Verdict,
  { refused, failed }: Listeners,
): void {
  const isAdmitted = (node: Node): boolean => {
    if (!isLoading(node)) return true;
    const address = addressOf(node);
    const verdict = judge(address);
    if (verdict === 'refused') {
      refused(address);
      queueMicrotask(() => fail(node));
      return false;
    }
    if (verdict !== 'unknown') {
      node.integrity = verdict.integrity;
      node.addEventListener('error', () => failed(address));
      if (new URL(address).origin !== location.origin) node.crossOrigin = 'anonymous';
    }
    if (node instanceof HTMLLinkElement) failLate(node);
    return true;
  };
  const append = head.appendChild.bind(head);
  const insert = head.insertBefore.bind(head);
  head.appendChild = (node) => (isAdmitted(node) ? append(node) : node);
  head.insertBefore = (node, before) => (isAdmitted(node) ? insert(node, before) : node);
}
