import { hasUnsavedChanges } from '@roommate/shell-api';

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
 * @returns ends this
 */
export function cancelOnBack(cancel: () => void): () => void {
  const onBack = () => {
    // The router takes back a Back that would lose edits, which is one more event. It asks in a dialog of its own.
    if (!hasUnsavedChanges('navigation')) cancel();
  };
  const watcher = watcherOf();
  watcher?.addEventListener('close', cancel);
  addEventListener('popstate', onBack);
  return () => {
    removeEventListener('popstate', onBack);
    watcher?.destroy();
  };
}
