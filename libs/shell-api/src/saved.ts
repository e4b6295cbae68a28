import { useDeferredValue, useMemo } from 'react';
import { create } from 'zustand';
import { savedListings } from './services.ts';

/**
 * What the visitor has saved. `loading` also on a server, and until it is known who is signed in. `failed`: the account
 * could not be read.
 */
export type Saved =
  | { status: 'loading' }
  | { status: 'failed' }
  | {
      status: 'ready';
      place: 'device' | 'account';
      /** Ids of listings, newest first. A listing may have been deleted since. */
      ids: readonly string[];
      /** How many listings are still on the device, because the account has its maximum. */
      leftOnDevice: number;
    };

/** The store that the shell writes. Remotes read it through `useSaved`. */
export const savedStore = create<Saved>(() => ({ status: 'loading' }));

/** Replaces the state. For the shell and the test double only. */
export const setSaved = (saved: Saved): void => savedStore.setState(saved, true);

/** Returns what is saved now, and re-renders on change. */
export const useSaved = (): Saved => savedStore();

/** The state and the action of a button that saves one listing. */
interface SaveControl {
  /** Undefined while it is not known. */
  isSaved: boolean | undefined;
  onToggle: () => void;
}

/** In the store: what a page shows may be older. */
function isSavedNow(id: string): boolean {
  const saved = savedStore.getState();
  return saved.status === 'ready' && saved.ids.includes(id);
}

function controlsOf(saved: Saved): (id: string) => SaveControl {
  const ids = saved.status === 'ready' ? new Set(saved.ids) : undefined;
  const known = new Map<string, SaveControl>();
  return (id) => {
    const isSaved = ids?.has(id);
    const control = known.get(id) ?? { isSaved, onToggle: () => savedListings.set(id, !isSavedNow(id)) };
    known.set(id, control);
    return control;
  };
}

/**
 * Returns a function that finds the control of a listing by its id. A control stays the same until something is saved or
 * removed.
 */
export function useSaveControls(): (id: string) => SaveControl {
  // A page of cards renders in small steps when the shell has found out what is saved. The visitor may be using it
  // already.
  const saved = useDeferredValue(useSaved());
  return useMemo(() => controlsOf(saved), [saved]);
}
