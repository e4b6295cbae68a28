import { sessionStore, type Session } from '@roommate/shell-api';
import { changesCode } from './changes-code.ts';
import { dropChangesOfOthers, readChanges, subscribeToChanges } from './waiting-changes.ts';
import type { Senders } from './senders.ts';
import { viewerUid } from './viewer-uid.ts';

/**
 * Sends changes that no open page waits with any more, when the browser has a connection. It removes those of a user who
 * signs out. Its code loads only if there are some.
 */
export function sendWhenPossible(senders: Senders): void {
  const send = (): void => {
    if (!navigator.onLine || !readChanges().some(({ state }) => state === 'waiting')) return;
    void changesCode.loadInTheEnd().then(({ sendLater }) => sendLater(senders));
  };
  let last: string | undefined;
  const follow = (session: Session): void => {
    const viewer = viewerUid(session);
    if (viewer === undefined || viewer === last) return;
    last = viewer;
    dropChangesOfOthers(viewer);
    send();
  };
  sessionStore.subscribe(follow);
  follow(sessionStore.getState());
  addEventListener('online', send);
  subscribeToChanges(send);
}
