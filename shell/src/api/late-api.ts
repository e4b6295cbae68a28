import { lateClient } from '@roommate/api-client/late-client';
import { log, NetworkError, type ApiClient } from '@roommate/shell-api';
import { CodeOnDemand } from '@roommate/ui';
import { mayBeSignedIn } from '../auth/may-be-signed-in.ts';
import type { Senders } from '../offline/senders.ts';

/** The client of the API. Its code comes after the page: a page from the server has its data. */
export const apiCode = new CodeOnDemand(
  'The client of the API',
  () =>
    mayBeSignedIn()
      ? // Signed-in people need the code of the sign-in, too: one request.
        import(/* webpackChunkName: "signed-in" */ './create-api.ts')
      : import(/* webpackChunkName: "api" */ './create-api.ts'),
  log,
);

/** The client of the API. Each request loads its code if it is missing, and fails without it. */
export function lateApi(senders: Senders): ApiClient {
  let client: ApiClient | undefined;
  return lateClient(async () => {
    const { createApi } = await apiCode.load().catch((cause: unknown) => {
      throw new NetworkError({ cause });
    });
    // Two requests can wait for the code. All must share one client, which knows their idempotency keys.
    client ??= createApi(senders);
    return client;
  });
}
