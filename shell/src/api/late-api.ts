import { lateClient } from '@roommate/api-client/late-client';
import { NetworkError, type ApiClient } from '@roommate/shell-api';
import type { Senders } from '../offline/senders.ts';

/**
 * The client of the API. Its code comes after the page: a page from the server has its data.
 * @returns the client, whose first request waits for the code, and the function that loads the code
 */
export function lateApi(senders: Senders): { api: ApiClient; load: () => Promise<ApiClient> } {
  let client: ApiClient | undefined;
  const load = async (): Promise<ApiClient> => {
    const { createApi } = await import(/* webpackChunkName: "api" */ './create-api.ts').catch(
      (cause: unknown) => {
        throw new NetworkError({ cause });
      },
    );
    // Two requests can wait for the code. All must share one client, which knows their idempotency keys.
    client ??= createApi(senders);
    return client;
  };
  return { api: lateClient(load), load };
}
