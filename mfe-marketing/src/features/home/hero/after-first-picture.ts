/** A visitor sees the first picture for 3 s in any case. */
const LONGEST_WAIT_MS = 1500;

/**
 * Runs `work` once when the picture has loaded, or failed to, and the browser has nothing else to do: what the first
 * screen needs goes first on a slow line.
 * @returns gives the work up
 */
export function afterFirstPicture(picture: HTMLImageElement, work: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const whenIdle = (): void => {
    // Safari has no requestIdleCallback.
    const id =
      'requestIdleCallback' in globalThis
        ? requestIdleCallback(work, { timeout: LONGEST_WAIT_MS })
        : setTimeout(work, 0);
    signal.addEventListener('abort', () => {
      if ('cancelIdleCallback' in globalThis) cancelIdleCallback(Number(id));
      else clearTimeout(id);
    });
  };
  if (picture.complete) whenIdle();
  else {
    picture.addEventListener('load', whenIdle, { once: true, signal });
    picture.addEventListener('error', whenIdle, { once: true, signal });
  }
  return () => controller.abort();
}
