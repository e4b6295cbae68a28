import type { Senders } from '../offline/senders.ts';
import { withRetry } from './with-retry.ts';
import { withToken, type Credentials } from './with-token.ts';

/**
 * Sends requests to the API, with a time limit and one retry.
 * @param apiBase the absolute URL under which the site serves the API
 */
export function createSenders(apiBase: string, credentials: Credentials): Senders {
  const asVisitor = withRetry((request) => fetch(request));
  return { apiBase, asVisitor, asUser: withToken(asVisitor, credentials) };
}
