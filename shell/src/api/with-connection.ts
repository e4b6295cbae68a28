import { NetworkError, sessionStore } from '@roommate/shell-api';
import { kindOf } from '../offline/change.ts';
import { changeOf } from '../offline/change-of.ts';
import { changesCode } from '../offline/changes-code.ts';
import { keepChange, readChanges } from '../offline/kept-changes.ts';
import type { Senders } from '../offline/senders.ts';
import { viewerOf } from '../offline/viewer-of.ts';
import type { Fetch } from './fetch.ts';

// Undefined in Node.
const isOffline = (): boolean => navigator.onLine === false;

/**
 * Keeps a change that is made without a connection, and sends it when the connection is back. That also works after the
 * visitor has opened another page of the app, or has closed the tab. A change whose request got no response fails as
 * everything else, so that the page can say so, and is offered to wait: docs/decisions/0352-changes-wait-for-a-connection.md.
 */
export const withConnection =
  (senders: Senders): Fetch =>
  async (request) => {
    const kind = kindOf(request);
    if (!kind) return senders.asUser(request);
    const change = await changeOf(kind, request, viewerOf(sessionStore.getState()));
    const wait = async (): Promise<Response> => {
      // Before the code is there: it can need the network.
      keepChange(change);
      return (await changesCode()).waitAndSend(change, senders, request.signal);
    };
    if (isOffline()) return wait();
    try {
      const response = await senders.asUser(request);
      if (readChanges().length > 0) void changesCode().then(({ dropEarlier }) => dropEarlier(change));
      return response;
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error;
      if (isOffline()) return wait();
      // The page says immediately that it failed.
      void changesCode().then(({ offer }) => offer(change));
      throw error;
    }
  };
