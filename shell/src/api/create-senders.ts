import type { Senders } from '../offline/senders.ts';
import { withRetry } from './with-retry.ts';
import { withToken, type Credentials } from './with-token.ts';

/** Sends requests to the API, with a time limit and one retry. */
export function createSenders(credentials: Credentials): Senders {
  const asVisitor = withRetry((request) => fetch(request));
  return { asVisitor, asUser: withToken(asVisitor, credentials) };
}
