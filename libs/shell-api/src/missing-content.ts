import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';

/** How many parts of the page say that what they are for has not loaded. */
const missingStore = create<{ parts: number }>(() => ({ parts: 0 }));

const add = (change: 1 | -1): void => missingStore.setState(({ parts }) => ({ parts: parts + change }));

/** Whether the page shows everything that it is for; re-renders on change. For the shell. */
export const useHasContent = (): boolean => missingStore(({ parts }) => parts === 0);

/**
 * Tells the shell that the page lacks what it is for, because it loads or could not be loaded. Offline, the shell then does
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
