import { API_KEYS_MAX, newApiKeySchema, type ApiKey, type CreatedApiKey } from '@roommate/contracts';
import type { InMemoryRequest, Reply } from './http.ts';
import type { Viewer } from './listing-store.ts';
import { ownItems, removeOwn, viewOf, type Owned } from './own-items.ts';
import { parsed, problem, InMemoryProblemError, unknownOperation } from './problem.ts';
import { randomId } from './random-id.ts';
import { signedIn } from './signed-in.ts';

/** An API key of a user, without the key itself. */
export type StoredApiKey = Owned<ApiKey>;

const DAY_MS = 24 * 60 * 60 * 1000;
const SECRET = 'in-memory-key-of-the-test-double';

function create(keys: StoredApiKey[], uid: string, body: unknown): CreatedApiKey {
  const { name, scopes, expiresInDays } = parsed(newApiKeySchema, body);
  if (keys.filter((key) => key.uid === uid).length >= API_KEYS_MAX) {
    const full = problem(409, `You have ${API_KEYS_MAX} API keys, which is the maximum. Revoke one first.`);
    throw new InMemoryProblemError({ ...full.problem, code: 'too_many_keys' });
  }
  const _id = randomId();
  const now = Date.now();
  const stored: StoredApiKey = {
    uid,
    _id,
    name,
    scopes,
    hint: SECRET.slice(-4),
    createdAt: new Date(now).toISOString(),
    expiresAt: new Date(now + expiresInDays * DAY_MS).toISOString(),
    lastUsedAt: null,
  };
  keys.unshift(stored);
  return { ...viewOf(stored), key: `rmd_${_id}_${SECRET}` };
}

/**
 * Handles a request about API keys.
 * @param id the last part of the path; undefined for all keys
 * @throws InMemoryProblemError
 */
export function handleApiKeys(
  keys: StoredApiKey[],
  viewer: Viewer,
  { method, url, body }: InMemoryRequest,
  id: string | undefined,
): Reply {
  const { uid } = signedIn(viewer);
  if (id === undefined && method === 'GET') return { data: ownItems(keys, uid) };
  if (id === undefined && method === 'POST') return { status: 201, data: create(keys, uid, body) };
  if (id !== undefined && method === 'DELETE')
    return { data: removeOwn(keys, uid, id, 'This API key does not exist or was revoked.') };
  throw unknownOperation({ method, url });
}
