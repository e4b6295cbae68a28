import { NetworkError, sessionStore } from '@roommate/shell-api';
import { kindOf } from '../offline/change.ts';
import { changeOf } from '../offline/change-of.ts';
import { changesCode } from '../offline/changes-code.ts';
import { keepChange, readChanges } from '../offline/waiting-changes.ts';
import { senderOf, type Senders } from '../offline/senders.ts';
import { viewerUid } from '../offline/viewer-uid.ts';
import type { Fetch } from './fetch.ts';

// Undefined in Node.
const isOffline = (): boolean => navigator.onLine === false;

/**
 * Keeps a change that is made without a connection, and sends it when the connection is back. That also works after the
 * visitor has opened another page of the app, or has closed the tab. A change whose request got no response fails, so
 * that the page can say so. The shell then offers to send it later:
 * docs/decisions/0352-changes-wait-for-a-connection.md.
 */
export const withConnection =
  (senders: Senders): Fetch =>
  async (request) => {
    const kind = kindOf(request);
    if (!kind) return senders.asUser(request);
    const change = await changeOf(kind, request, viewerUid(sessionStore.getState()));
    try {
      if (isOffline()) throw new NetworkError();
      const response = await senderOf(change, senders)(request);
      if (readChanges().length > 0)
        void changesCode.loadWithRetries().then(({ dropEarlier }) => dropEarlier(change, response));
      return response;
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error;
      // A message needs no account. If it was sent, it has the uid that it was sent with.
      if (kind === 'message') change.uid ??= '';
      if (isOffline()) {
        // Before the code is there: it can need the network.
        keepChange(change);
        return (await changesCode.loadWithRetries()).waitAndSend(change, senders, request.signal);
      }
      // The page says immediately that it failed.
      void changesCode.loadWithRetries().then(({ offer }) => offer(change));
      throw error;
    }
  };
