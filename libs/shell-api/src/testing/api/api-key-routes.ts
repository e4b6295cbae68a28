import {
  API_KEYS_MAX,
  listingIdSchema,
  newApiKeySchema,
  type ApiKey,
  type CreatedApiKey,
  type DeleteResponse,
} from '@roommate/contracts';
import type { InMemoryRequest, Reply } from './http.ts';
import type { Viewer } from './listing-store.ts';
import { parsed, problem, ProblemError } from './problem.ts';
import { randomId } from './random-id.ts';

/** An API key of a user, without the key itself. */
export interface StoredApiKey extends ApiKey {
  uid: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const SECRET = 'in-memory-key-of-the-test-double';

const viewOf = ({ uid: _uid, ...key }: StoredApiKey): ApiKey => key;

function create(keys: StoredApiKey[], uid: string, body: unknown): CreatedApiKey {
  const { name, scopes, expiresInDays } = parsed(newApiKeySchema, body);
  if (keys.filter((key) => key.uid === uid).length >= API_KEYS_MAX) {
    const full = problem(409, `You have ${API_KEYS_MAX} API keys, which is the maximum. Revoke one first.`);
    throw new ProblemError({ ...full.problem, code: 'too_many_keys' });
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

function revoke(keys: StoredApiKey[], uid: string, id: string): DeleteResponse {
  const valid = parsed(listingIdSchema, id);
  const index = keys.findIndex((key) => key._id === valid && key.uid === uid);
  if (index < 0) throw problem(404, 'This API key does not exist or was revoked.');
  keys.splice(index, 1);
  return { deletedCount: 1 };
}

/**
 * Handles a request about API keys.
 * @param id the last part of the path; undefined for all keys
 * @throws ProblemError
 */
export function handleApiKeys(
  keys: StoredApiKey[],
  viewer: Viewer,
  { method, url, body }: InMemoryRequest,
  id: string | undefined,
): Reply {
  if (!viewer) throw problem(401, 'Sign in first.');
  const { uid } = viewer;
  if (id === undefined && method === 'GET')
    return { data: keys.filter((key) => key.uid === uid).map(viewOf) };
  if (id === undefined && method === 'POST') return { status: 201, data: create(keys, uid, body) };
  if (id !== undefined && method === 'DELETE') return { data: revoke(keys, uid, id) };
  throw problem(404, `There is no ${method} ${url.pathname}.`);
}
