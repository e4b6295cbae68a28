import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';

/** The number of parts of the page whose content has not loaded. */
const missingStore = create<{ parts: number }>(() => ({ parts: 0 }));

const add = (change: 1 | -1): void => missingStore.setState(({ parts }) => ({ parts: parts + change }));

/** Whether all content of the page has loaded; re-renders on change. For the shell. */
export const useHasContent = (): boolean => missingStore(({ parts }) => parts === 0);

/**
 * Tells the shell that the content of the page is missing, because it loads or could not be loaded. Offline, the shell then does
 * not claim that the page can be read: docs/decisions/0332-missing-content.md.
 * @param load loads the content; called when the connection is back. Absent when something else loads it then
 */
export function useMissingContent(isMissing: boolean, load?: () => unknown): void {
  const loadAgain = useEffectEvent(() => void load?.());
  useEffect(() => {
    if (!isMissing) return;
    const onOnline = () => loadAgain();
    add(1);
    addEventListener('online', onOnline);
    return () => {
      add(-1);
      removeEventListener('online', onOnline);
    };
  }, [isMissing]);
}
