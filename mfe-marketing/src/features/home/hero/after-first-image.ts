/** Less than the 3 s for which the first image shows. */
const MAX_WAIT_MS = 1500;

/** @returns cancels the work */
function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work, { timeout: MAX_WAIT_MS });
  return () => cancelIdleCallback(id);
}

/**
 * Runs `work` once, after the image has loaded or failed and the browser is idle. On a slow connection the files for
 * the first screen must load first.
 * @returns cancels the work
 */
export function afterFirstImage(image: HTMLImageElement, work: () => void): () => void {
  if (image.complete) return whenIdle(work);
  let cancelIdle = (): void => undefined;
  const onSettled = (): void => {
    stopListening();
    cancelIdle = whenIdle(work);
  };
  const stopListening = (): void => {
    image.removeEventListener('load', onSettled);
    image.removeEventListener('error', onSettled);
  };
  image.addEventListener('load', onSettled);
  image.addEventListener('error', onSettled);
  return () => {
    stopListening();
    cancelIdle();
  };
}
