import { log } from '@roommate/shell-api';
import type { Senders } from '../senders.ts';
import { sendLeftChanges } from './send-left-changes.ts';

/** Phones report a connection before it works. The page that shows comes first. */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

// eslint-disable-next-line server/no-request-state -- of a page: only events of a browser set it
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends the changes that closed tabs have left, after a pause. It tries again until each has a response. */
export function sendLater(senders: Senders, pauseMs = FIRST_PAUSE_MS): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    sendLeftChanges(senders).then(
      (isAgain) => {
        if (isAgain && navigator.onLine) sendLater(senders, Math.min(pauseMs * 2, LONGEST_PAUSE_MS));
      },
      (error: unknown) => log.error('A waiting change was not sent.', error),
    );
  }, pauseMs);
}
