import { useEffect } from 'react';

/** Runs when the person comes back to this tab and when the connection is back: another tab may have changed things. */
export function useOnReturn(refresh: () => void): void {
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'visible') refresh();
    };
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('online', refresh);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('online', refresh);
    };
  }, [refresh]);
}
