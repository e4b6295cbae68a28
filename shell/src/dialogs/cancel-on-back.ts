interface Watcher extends EventTarget {
  destroy(): void;
}

// TypeScript does not declare it yet.
const watcherOf = (): Watcher | undefined => {
  const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher };
  return CloseWatcher && new CloseWatcher();
};

/**
 * Cancels a dialog on Back: another page would show behind it, and its question would still stand. Android's Back
 * cancels the dialog and stays on the page, where the browser has `CloseWatcher`.
 * @param staysOpen asked when the browser goes Back: whether the dialog stays
 * @returns ends this
 */
export function cancelOnBack(cancel: () => void, staysOpen = () => false): () => void {
  const onBack = () => {
    if (!staysOpen()) cancel();
  };
  const watcher = watcherOf();
  watcher?.addEventListener('close', cancel);
  addEventListener('popstate', onBack);
  return () => {
    removeEventListener('popstate', onBack);
    watcher?.destroy();
  };
}
