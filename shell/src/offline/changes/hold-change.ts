import { NetworkError, sessionStore, type Session } from '@roommate/shell-api';
import type { Change } from '../change.ts';
import { dropChange, keepChange, readChange } from '../waiting-changes.ts';
import { viewerUid } from '../viewer-uid.ts';

/**
 * Runs `send` for a change that waits in this page. Meanwhile the list of changes has it. `ended` rejects when the change
 * is given up.
 * @param signal gives the change up
 * @throws NetworkError when the session of its user ends: it must not be sent as another user. AbortError when it is given
 * up, also by a logout whose question the user has confirmed: then nobody needs to learn that it was not done
 */
export async function holdChange<T>(
  change: Change,
  signal: AbortSignal,
  send: (ended: Promise<never>) => Promise<T>,
): Promise<T> {
  // It was stored before this code had loaded. What has ended since must not be stored again.
  if (readChange(change.id)?.state === 'ended') throw new NetworkError();
  let { uid } = change;
  let hasEnded = false;
  let end: (reason: Error) => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    end = (reason) => {
      hasEnded = true;
      reject(reason);
    };
  });
  // It may reject while nothing waits for it.
  ended.catch(() => undefined);
  const giveUp = () => end(new DOMException('Aborted', 'AbortError'));
  // The logout has removed it. Any other end of a session keeps it, perhaps as one that has ended.
  const isGivenUp = (now: string): boolean => now === '' && !readChange(change.id);
  const follow = (session: Session): void => {
    const now = viewerUid(session);
    if (uid === undefined && now !== undefined) keepChange({ ...change, uid: now });
    uid ??= now;
    if (now === undefined || uid === '' || now === uid) return;
    if (isGivenUp(now)) giveUp();
    else end(new NetworkError());
  };
  const unsubscribe = sessionStore.subscribe(follow);
  signal.addEventListener('abort', giveUp);
  // A logout may have removed the change before this code had loaded. It must not be stored again.
  follow(sessionStore.getState());
  if (signal.aborted) giveUp();
  if (!hasEnded) keepChange({ ...change, uid });
  try {
    return await send(ended);
  } catch (error) {
    // The person is asked about one that has another state.
    if (readChange(change.id)?.state === 'waiting') dropChange(change.id);
    throw error;
  } finally {
    unsubscribe();
    signal.removeEventListener('abort', giveUp);
  }
}

/** Resolves when the browser reports a connection, and then after a pause. The first report can be too early. */
export function waitForConnection(pauseMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = navigator.onLine === false ? undefined : setTimeout(done, pauseMs);
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      removeEventListener('offline', wait);
      resolve();
    }
    const wait = () => clearTimeout(timer);
    addEventListener('online', done);
    addEventListener('offline', wait);
  });
}
