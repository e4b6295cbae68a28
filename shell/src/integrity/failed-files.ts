const PATIENCE_MS = 5000;
const failed = new Set<string>();

export const rememberFailedFile = (address: string): void => void failed.add(address);

/**
 * Fetches what did not load, and what the page was to need next, once more past the browser's cache. Files of releases
 * are kept for good: one that came damaged, and was refused for its hash, would otherwise be taken from there and refused
 * again, even by a new page.
 */
export async function refreshFailedFiles(): Promise<void> {
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  const files = new Set([...failed, ...preloads.map(({ href }) => href)]);
  failed.clear();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  await Promise.allSettled([...files].map((file) => fetch(file, { cache: 'reload', signal })));
}
