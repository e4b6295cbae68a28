import { createApiClient } from '@roommate/api-client';
import { ApiError, type ApiClient } from '@roommate/shell-api';
import { withIdempotencyKey } from './with-idempotency-key.ts';
import { withRetry } from './with-retry.ts';
import { withToken, type Credentials } from './with-token.ts';

/**
 * The typed client as the shell provides it to the remotes.
 * @param baseUrl the absolute URL under which the site serves the API
 */
export function createApi(baseUrl: string, credentials: Credentials): ApiClient {
  const send = withRetry((request) => fetch(request));
  const api = createApiClient({ baseUrl, fetch: withIdempotencyKey(withToken(send, credentials)) });
  api.use({
    onResponse({ response: { ok, status, headers } }) {
      // Such as the page of a proxy.
      if (ok && !headers.get('content-type')?.includes('json')) throw new ApiError(status, undefined);
    },
  });
  return api;
}
