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
      /** Ids of listings, the newest first. A listing may have been deleted since. */
      ids: readonly string[];
      /** How many listings are still on the device, because the account has its maximum. */
      leftOnDevice: number;
    };

/** The store that the shell writes. Remotes read it through `useSaved`. */
export const savedStore = create<Saved>(() => ({ status: 'loading' }));

/** Replaces the state. For the shell and the test double only. */
export const setSaved = (saved: Saved): void => savedStore.setState(saved, true);

/** What is saved now; re-renders on change. */
export const useSaved = (): Saved => savedStore();

/** What a button that saves one listing needs. */
export interface SaveControl {
  /** Undefined while it is not known. */
  isSaved: boolean | undefined;
  onToggle: () => void;
}

/** @returns the control of the listing with an id */
export function useSaveControls(): (id: string) => SaveControl {
  const saved = useSaved();
  const ids = saved.status === 'ready' ? new Set(saved.ids) : undefined;
  return (id) => {
    const isSaved = ids?.has(id);
    return { isSaved, onToggle: () => savedListings.set(id, isSaved !== true) };
  };
}
