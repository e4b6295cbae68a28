import { createApiClient } from '@roommate/api-client';
import type { ApiClient } from '@roommate/shell-api';
import type { Senders } from '../offline/senders.ts';
import { withConnection } from './with-connection.ts';
import { withIdempotencyKey } from './with-idempotency-key.ts';

/** The typed client as the shell provides it to the remotes: docs/decisions/0386-features-of-the-client.md. */
export const createApi = (senders: Senders): ApiClient =>
  createApiClient({ baseUrl: senders.apiBase, fetch: withIdempotencyKey(withConnection(senders)) });
