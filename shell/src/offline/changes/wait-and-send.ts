import { NetworkError } from '@roommate/shell-api';
import type { Change } from '../change.ts';
import { dropChange, keepChange, readChange, readChanges } from '../kept-changes.ts';
import type { Senders } from '../senders.ts';
import { connection, holdChange } from './hold-change.ts';
import { sendHeldChange } from './send-change.ts';
import { withLock } from './with-lock.ts';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;

const pauseAfter = (pause: number): number => Math.min(Math.max(pause * 2, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);

/** Forgets earlier tries of a change that has a response now. */
export function dropEarlier({ id, kind, url }: Change): void {
  for (const other of readChanges()) {
    const isOffered = other.state === 'offered' && other.kind === kind && other.url === url;
    if (isOffered || other.id === id) dropChange(other.id);
  }
}

/** Lets the person decide whether a change waits whose page says that it failed. */
export function offer(change: Change): void {
  // The person has decided about an earlier try.
  if (readChange(change.id)?.state === 'waiting') return;
  dropEarlier(change);
  keepChange({ ...change, state: 'offered' });
}

/** Keeps a change until it has a response. @throws as `holdChange` */
export const waitAndSend = (change: Change, senders: Senders, signal: AbortSignal): Promise<Response> =>
  holdChange(change, signal, (ended) => {
    const sending = new AbortController();
    // A request that is under way ends with the change.
    ended.catch(() => sending.abort());
    return withLock(change.id, async () => {
      for (let pause = 0; ; pause = pauseAfter(pause)) {
        await Promise.race([ended, connection(pause)]);
        try {
          return await Promise.race([ended, sendHeldChange(change, senders, sending.signal)]);
        } catch (error) {
          if (!(error instanceof NetworkError)) throw error;
        }
      }
    });
  });
