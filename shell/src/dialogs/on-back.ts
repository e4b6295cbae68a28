/**
 * Cancels a dialog, or the wait for its code, when the browser goes Back.
 * @param staysOpen asked then: whether the dialog stays
 * @returns ends this
 */
export function onBack(cancel: () => void, staysOpen?: () => boolean): () => void {
  const listener = () => {
    if (!staysOpen?.()) cancel();
  };
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
}

/**
 * Waits for the code of a dialog. On a slow network, Back can come first, and the dialog would open over another page.
 * @returns undefined after such a Back
 */
export async function unlessBack<T>(code: Promise<T>, staysOpen?: () => boolean): Promise<T | undefined> {
  let isCancelled = false;
  const cancel = () => {
    isCancelled = true;
  };
  const loaded = await code.finally(onBack(cancel, staysOpen));
  return isCancelled ? undefined : loaded;
}
