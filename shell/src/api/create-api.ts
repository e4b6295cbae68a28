import { createApiClient } from '@roommate/api-client';
import type { ApiClient } from '@roommate/shell-api';
import { withConnection } from './with-connection.ts';
import { withIdempotencyKey } from './with-idempotency-key.ts';
import { withRetry } from './with-retry.ts';
import { withToken, type Credentials } from './with-token.ts';

/**
 * The typed client as the shell provides it to the remotes: docs/decisions/0386-features-of-the-client.md.
 * @param baseUrl the absolute URL under which the site serves the API
 */
export function createApi(baseUrl: string, credentials: Credentials): ApiClient {
  const send = withRetry((request) => fetch(request));
  return createApiClient({
    baseUrl,
    fetch: withConnection(withIdempotencyKey(withToken(send, credentials))),
  });
}
