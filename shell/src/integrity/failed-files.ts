const TIMEOUT_MS = 5000;
const failed = new Set<string>();

export const rememberFailedFile = (url: string): void => void failed.add(url);

/**
 * Fetches failed and preloaded files again, past the browser's cache.
 * The cache keeps release files permanently. It would serve a damaged file again, also to a new page.
 */
export async function refreshFailedFiles(): Promise<void> {
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  const files = new Set([...failed, ...preloads.map(({ href }) => href)]);
  failed.clear();
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  await Promise.allSettled([...files].map((file) => fetch(file, { cache: 'reload', signal })));
}
