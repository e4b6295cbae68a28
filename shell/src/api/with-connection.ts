import { NetworkError } from '@roommate/shell-api';
import { connectionForChange } from '../offline/waiting-changes.ts';
import type { Fetch } from './fetch.ts';

/** The changes that wait: a listing, an edit, a like and a message. Their pages show the outcome, also after a while. */
const WAITING = /^(POST .*\/(roommates|contact)|PUT .*\/roommates\/[^/]+|PATCH .*\/roommates\/[^/]+\/like)$/;
/** Phones report a connection before it works. */
const PAUSE_MS = 2000;

function waits({ method, url }: Request): boolean {
  // Undefined in Node.
  return navigator.onLine === false && WAITING.test(`${method} ${new URL(url).pathname}`);
}

/**
 * Keeps a change that is made without a connection, and sends it when the connection is back. That also works after the
 * visitor has opened another page of the app. Everything else fails immediately, so that the page can say so:
 * docs/decisions/0352-changes-wait-for-a-connection.md.
 */
export const withConnection =
  (next: Fetch): Fetch =>
  async (request) => {
    if (!waits(request)) return next(request);
    await connectionForChange(request.signal);
    try {
      return await next(request.clone());
    } catch (error) {
      // An edit that was saved would conflict with its own repeat.
      if (!(error instanceof NetworkError) || request.method === 'PUT') throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      return next(request);
    }
  };
