import { lateClient } from '@roommate/api-client/late-client';
import { NetworkError, type ApiClient } from '@roommate/shell-api';
import type { CodeOnDemand } from '@roommate/ui';
import { kindOf } from '../offline/change.ts';
import type { Senders } from '../offline/senders.ts';
import { countAsWaiting } from '../offline/waiting-changes.ts';

interface ApiCode {
  createApi: (senders: Senders) => ApiClient;
}

/**
 * The client of the API. Each request loads its code if it is missing, and fails without it. A change that can wait for a
 * connection also waits for the code: docs/decisions/0352-changes-wait-for-a-connection.md.
 */
export function lateApi(
  senders: Senders,
  code: Pick<CodeOnDemand<ApiCode>, 'load' | 'loadWithRetries'>,
): ApiClient {
  let client: ApiClient | undefined;
  return lateClient(async (method, path) => {
    const { createApi } = await code.load().catch((cause: unknown) => {
      if (navigator.onLine || !kindOf({ method, url: senders.apiBase + path }))
        throw new NetworkError({ cause });
      return countAsWaiting(code.loadWithRetries());
    });
    // Two requests can wait for the code. All must share one client, which knows their idempotency keys.
    client ??= createApi(senders);
    return client;
  });
}
