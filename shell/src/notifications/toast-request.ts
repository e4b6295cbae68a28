import { useFirstUse } from '@roommate/ui';
import { useSyncExternalStore } from 'react';

/** Whether something wants the place where toasts appear. Once it does, the place stays. */
export class ToastRequest {
  #isMade = false;
  readonly #listeners = new Set<() => void>();

  readonly isMade = (): boolean => this.#isMade;

  readonly request = (): void => {
    this.#isMade = true;
    for (const notify of this.#listeners) notify();
  };

  readonly subscribe = (notify: () => void): (() => void) => {
    this.#listeners.add(notify);
    return () => this.#listeners.delete(notify);
  };
}

const ofPage = new ToastRequest();

/** Brings the place where toasts appear into the page. */
export const requestToasts = ofPage.request;

/**
 * Whether the page needs the place where toasts appear: docs/decisions/0267-toasts-on-demand.md. False on a server and while
 * React takes over a page.
 */
export function useNeedsToasts({ isMade, subscribe }: ToastRequest = ofPage): boolean {
  const isWanted = useSyncExternalStore(subscribe, isMade, () => false);
  const isUsed = useFirstUse();
  return isWanted || isUsed;
}
