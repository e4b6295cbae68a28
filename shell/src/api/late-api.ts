import { lateClient } from '@roommate/api-client/late-client';
import { NetworkError, type ApiClient } from '@roommate/shell-api';
import type { CodeOnDemand } from '@roommate/ui';
import type { Senders } from '../offline/senders.ts';

interface ApiCode {
  createApi: (senders: Senders) => ApiClient;
}

/** The client of the API. Each request loads its code if it is missing, and fails without it. */
export function lateApi(senders: Senders, code: Pick<CodeOnDemand<ApiCode>, 'load'>): ApiClient {
  let client: ApiClient | undefined;
  return lateClient(async () => {
    const { createApi } = await code.load().catch((cause: unknown) => {
      throw new NetworkError({ cause });
    });
    // Two requests can wait for the code. All must share one client, which knows their idempotency keys.
    client ??= createApi(senders);
    return client;
  });
}
