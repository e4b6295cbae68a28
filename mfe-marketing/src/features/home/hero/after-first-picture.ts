/** A visitor sees the first picture for 3 s in any case. */
const LONGEST_WAIT_MS = 1500;

/** @returns gives the work up */
function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(id);
}

/**
 * Runs `work` once when the picture has loaded, or failed to, and the browser has nothing else to do: what the first
 * screen needs goes first on a slow line.
 * @returns gives the work up
 */
export function afterFirstPicture(picture: HTMLImageElement, work: () => void): () => void {
  if (picture.complete) return whenIdle(work);
  let giveUp = (): void => undefined;
  const onSettled = (): void => {
    stopListening();
    giveUp = whenIdle(work);
  };
  const stopListening = (): void => {
    picture.removeEventListener('load', onSettled);
    picture.removeEventListener('error', onSettled);
  };
  picture.addEventListener('load', onSettled);
  picture.addEventListener('error', onSettled);
  return () => {
    stopListening();
    giveUp();
  };
}
