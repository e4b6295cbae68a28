import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Whether the browser has a connection at all; it does not tell whether the site answers. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
