import { NetworkError, sessionStore, userOf, type Session } from '@roommate/shell-api';
import { useSyncExternalStore } from 'react';

// eslint-disable-next-line server/no-request-state -- of a page: on a server nothing waits
let count = 0;
// eslint-disable-next-line server/no-request-state -- only effects fill it
const listeners = new Set<() => void>();

function changeCount(by: number): void {
  count += by;
  for (const notify of listeners) notify();
}

/** The uid of the user; empty without a user, undefined while it is not known. */
function viewerOf(session: Session): string | undefined {
  if (session.status === 'loading' && !session.user) return undefined;
  return userOf(session)?.uid ?? '';
}

interface Settlers {
  promise: Promise<void>;
  resolve: () => void;
  reject: (reason: Error) => void;
}

// Promise.withResolvers needs Chrome 119.
function withSettlers(): Settlers {
  let resolve: Settlers['resolve'] = () => undefined;
  let reject: Settlers['reject'] = () => undefined;
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

const askBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/**
 * Waits for the browser's connection, as a change that is counted in the offline banner. Meanwhile the browser asks before
 * the tab closes.
 * @param signal gives the change up
 * @throws NetworkError when another user signs in, or the user signs out. The change must not be sent as another user
 */
export async function connectionForChange(signal: AbortSignal): Promise<void> {
  let viewer = viewerOf(sessionStore.getState());
  const { promise, resolve, reject } = withSettlers();
  const giveUp = () => reject(new DOMException('Aborted', 'AbortError'));
  const unsubscribe = sessionStore.subscribe((session) => {
    const now = viewerOf(session);
    viewer ??= now;
    if (now !== undefined && now !== viewer) reject(new NetworkError());
  });
  addEventListener('online', resolve);
  addEventListener('beforeunload', askBeforeUnload);
  signal.addEventListener('abort', giveUp);
  changeCount(1);
  try {
    await promise;
  } finally {
    unsubscribe();
    removeEventListener('online', resolve);
    signal.removeEventListener('abort', giveUp);
    changeCount(-1);
    if (count === 0) removeEventListener('beforeunload', askBeforeUnload);
  }
}

/** How many changes wait for a connection; re-renders on change. */
export const useWaitingChanges = (): number =>
  useSyncExternalStore(
    (notify) => {
      listeners.add(notify);
      return () => listeners.delete(notify);
    },
    () => count,
    () => 0,
  );
