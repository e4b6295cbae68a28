import { sessionStore, type Session } from '@roommate/shell-api';
import { changesCode } from './changes-code.ts';
import { endChangesOfOthers } from './end-changes-of-others.ts';
import type { Senders } from './senders.ts';
import { viewerUid } from './viewer-uid.ts';
import { readChanges, subscribeToChanges } from './waiting-changes.ts';

/**
 * Sends changes that no open page waits with any more, when the browser has a connection. It ends those of a user whose
 * session ends. Its code loads only if there are some.
 */
export function sendWhenPossible(senders: Senders): void {
  const send = (): void => {
    if (!navigator.onLine || !readChanges().some(({ state }) => state === 'waiting')) return;
    void changesCode.loadWithRetries().then(({ sendLater }) => sendLater(senders));
  };
  let last: string | undefined;
  const follow = (session: Session): void => {
    const viewer = viewerUid(session);
    if (viewer === undefined || viewer === last) return;
    last = viewer;
    endChangesOfOthers(viewer);
    send();
  };
  sessionStore.subscribe(follow);
  follow(sessionStore.getState());
  addEventListener('online', send);
  subscribeToChanges(send);
}
