import { NetworkError, sessionStore } from '@roommate/shell-api';
import type { Change } from '../change.ts';
import { keepChange, readChange } from '../waiting-changes.ts';
import type { Senders } from '../senders.ts';
import { viewerUid } from '../viewer-uid.ts';
import { asTooOld, isTooOld } from './age.ts';
import { dropOffered } from './earlier-changes.ts';
import { holdChange, waitForConnection } from './hold-change.ts';
import { sendWaitingChange } from './send-change.ts';
import { watchPage } from './watch-page.ts';
import { withLock } from './with-lock.ts';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

const pauseAfter = (pause: number): number => Math.min(Math.max(pause * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);

/** Lets the person decide whether a change waits whose page says that it failed. */
export function offer(change: Change): void {
  // The person has decided about an earlier try.
  if (readChange(change.id)?.state === 'waiting') return;
  const viewer = viewerUid(sessionStore.getState());
  // Somebody else must not see it.
  if (change.uid && viewer !== undefined && viewer !== change.uid) return;
  dropOffered(change);
  keepChange({ ...change, state: 'offered' });
}

/** @throws NetworkError for the page, which may have gone */
function askAbout({ id }: Change): never {
  const change = readChange(id);
  if (change) keepChange(asTooOld(change));
  throw new NetworkError();
}

/** Keeps a change until it has a response. @throws as `holdChange` */
export const waitAndSend = (change: Change, senders: Senders, signal: AbortSignal): Promise<Response> =>
  holdChange(change, signal, (ended) => {
    const sending = new AbortController();
    // A request that is under way ends with the change.
    ended.catch(() => sending.abort());
    const { isLeft, end } = watchPage(change.page);
    return withLock(change.id, async () => {
      for (let pause = 0; ; pause = pauseAfter(pause)) {
        await Promise.race([ended, waitForConnection(pause)]);
        if (isTooOld(change)) askAbout(change);
        try {
          const sent = sendWaitingChange(change, senders, sending.signal, isLeft);
          const response = await Promise.race([ended, sent]);
          if (response) return response;
        } catch (error) {
          if (!(error instanceof NetworkError)) throw error;
        }
      }
    }).finally(end);
  });
