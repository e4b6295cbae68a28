import { API_KEYS_MAX, type ApiKey, type CreatedApiKey, type Listing } from '@roommate/contracts';
import { ApiKeyVerifier } from '../src/auth/api-key-verifier.ts';
import { ApiKeysRepository } from '../src/auth/api-keys.repository.ts';
import { createKey, withKey } from './support/create-key.ts';
import { useMovableClock } from './support/movable-clock.ts';
import { nusrat, rafi, room } from './support/people.ts';
import type { Person } from './support/token-issuer.ts';
import { useApi, useListing } from './support/use-api.ts';

const DAY = 24 * 60 * 60;
const both = ['listings:read', 'listings:write'] as const;

const clock = useMovableClock();
const api = useApi();
const listing = useListing(api);

let people = 0;
const newPerson = (): Person => {
  people += 1;
  const email = `programmer-${people}@example.com`;
  return { sub: `uid-programmer-${people}`, email, email_verified: true, name: `Programmer ${people}` };
};
const listOf = async (as: Person) => (await api.call<ApiKey[]>('GET', '/api-keys', { as })).body;
const records = () => api.connection.collection('apikeys');

it('shows a new key once, and stores only its hash', async () => {
  const owner = newPerson();
  const { status, headers, body } = await api.call<CreatedApiKey>('POST', '/api-keys', {
    as: owner,
    body: { name: '  Nightly import ', scopes: both, expiresInDays: 30 },
  });
  expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
  expect(body).toMatchObject({ name: 'Nightly import', scopes: both, lastUsedAt: null });
  expect(body.key).toMatch(/^rmd_[0-9a-f]{24}_[\w-]{43}$/);
  expect(body.hint).toBe(body.key.slice(-4));
  expect(Date.parse(body.expiresAt) - Date.parse(body.createdAt)).toBe(30 * DAY * 1000);

  const { key, ...shown } = body;
  expect(await listOf(owner)).toEqual([shown]);
  const stored = JSON.stringify(await records().find({ uid: owner.sub }).toArray());
  expect(stored).not.toContain(key.slice(-43));
  expect(await api.connection.collection('idempotencykeys').countDocuments()).toBe(0);
});

it('posts, edits and deletes for its owner, with the name and email of the account', async () => {
  const owner = newPerson();
  const program = withKey(await createKey(api, owner, { scopes: [...both] }));
  const posted = await api.call('POST', '/roommates', { ...program, body: room });
  expect(posted.status).toBe(201);
  const path = `/roommates/${String(posted.body.insertedId)}`;
  const seen = (await api.call<Listing>('GET', path, program)).body;
  expect(seen).toMatchObject({ isOwner: true, contact: room.contact, name: owner.name, email: owner.email });
  expect((await api.call('PATCH', path, { ...program, body: { rentAmount: 900 } })).body).toMatchObject({
    modifiedCount: 1,
  });
  const mine = await api.call<Listing[]>('GET', `/roommates/mylistings?email=${owner.email}`, program);
  expect(mine.body).toHaveLength(1);
  expect((await api.call('DELETE', path, program)).body).toEqual({ deletedCount: 1 });
});

it('keeps the confirmation of an email that was confirmed after the key was created', async () => {
  const owner = newPerson();
  const program = withKey(await createKey(api, { ...owner, email_verified: false }, { scopes: [...both] }));
  const { insertedId } = (await api.call('POST', '/roommates', { as: owner, body: room })).body;
  const path = `/roommates/${String(insertedId)}`;
  await api.call('PATCH', path, { ...program, body: { rentAmount: 900 } });
  expect((await api.call<Listing>('GET', path, { as: rafi })).body.email).toBe(owner.email);
});

it('shows programs neither contact nor email of others, and counts no view and no reveal', async () => {
  await api.call('PATCH', `/roommates/${listing.id}/like`, { as: rafi });
  const reveals = () => api.connection.collection('reveals').find().toArray();
  const before = await reveals();
  const { body } = await api.call<Listing>(
    'GET',
    `/roommates/${listing.id}`,
    withKey(await createKey(api, rafi)),
  );
  expect(body).toMatchObject({ isOwner: false });
  for (const field of ['contact', 'email', 'emailWithheld', 'isLiked']) {
    expect(body).not.toHaveProperty(field);
  }
  expect(await reveals()).toEqual(before);
  const { views } = (await api.call<Listing>('GET', `/roommates/${listing.id}`, { as: nusrat })).body;
  expect(views).toBe(0);
});

it('refuses what its scopes do not open', async () => {
  const reader = withKey(await createKey(api, nusrat));
  const refused = await api.call('DELETE', `/roommates/${listing.id}`, reader);
  expect(refused).toMatchObject({
    status: 403,
    body: {
      code: 'insufficient_scope',
      error: 'The API key needs the scope listings:write for this operation.',
    },
  });
  const like = await api.call('PATCH', `/roommates/${listing.id}/like`, reader);
  expect(like.body).toMatchObject({
    code: 'insufficient_scope',
    error: 'This operation does not accept API keys.',
  });
});

it('never manages keys', async () => {
  const owner = newPerson();
  const key = await createKey(api, owner, { scopes: [...both] });
  const requests: [string, string, unknown?][] = [
    ['GET', '/api-keys'],
    ['POST', '/api-keys', { name: 'Child', scopes: both }],
    ['DELETE', `/api-keys/${key._id}`],
  ];
  for (const [method, path, body] of requests) {
    const response = await api.call(method, path, { ...withKey(key), ...(body !== undefined && { body }) });
    expect([method, response.status]).toEqual([method, 403]);
  }
  expect(await listOf(owner)).toHaveLength(1);
});

it('is refused from the moment it is revoked, and only its owner can revoke it', async () => {
  const owner = newPerson();
  const key = await createKey(api, owner);
  const read = async () => (await api.call('GET', '/roommates/count', withKey(key))).status;
  expect((await api.call('DELETE', `/api-keys/${key._id}`, { as: rafi })).status).toBe(404);
  expect(await read()).toBe(200);
  expect((await api.call('DELETE', `/api-keys/${key._id}`, { as: owner })).body).toEqual({ deletedCount: 1 });
  expect(await read()).toBe(401);
  expect((await api.call('DELETE', `/api-keys/${key._id}`, { as: owner })).status).toBe(404);
  expect(await listOf(owner)).toEqual([]);
});

it.each([
  ['another secret', ({ key }: CreatedApiKey) => `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`],
  ['the id of another key', ({ key }: CreatedApiKey) => key.replace(/_[0-9a-f]{24}_/, `_${'0'.repeat(24)}_`)],
  ['a shorter secret', ({ key }: CreatedApiKey) => key.slice(0, -1)],
  ['capitals', ({ key }: CreatedApiKey) => key.toUpperCase().replace('RMD_', 'rmd_')],
  ['nothing after the prefix', () => 'rmd_'],
])('refuses a key with %s', async (_, change) => {
  const key = change(await createKey(api, newPerson()));
  const { status, body, headers } = await api.call('GET', '/roommates/count', withKey({ key }));
  expect([status, body.code]).toEqual([401, 'invalid_token']);
  expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
});

it('records its last use to the minute', async () => {
  const owner = newPerson();
  const key = await createKey(api, owner);
  const lastUse = async () => (await listOf(owner))[0]?.lastUsedAt;
  const use = () => api.call('GET', '/roommates/count', withKey(key));
  await use();
  const first = await lastUse();
  expect(Date.now() - Date.parse(first ?? '')).toBeLessThan(60_000);
  clock.pass(30);
  await use();
  expect(await lastUse()).toBe(first);
  clock.pass(31);
  await use();
  expect(Date.parse((await lastUse()) ?? '')).toBeGreaterThan(Date.parse(first ?? ''));
});

it('limits the number of keys, exactly under concurrency, and of nobody else', async () => {
  const owner = newPerson();
  const create = () =>
    api.call('POST', '/api-keys', { as: owner, body: { name: 'x', scopes: ['listings:read'] } });
  const responses = await Promise.all(Array.from({ length: 3 * API_KEYS_MAX }, create));
  expect((await listOf(owner)).length).toBeLessThanOrEqual(API_KEYS_MAX);
  for (const { status, body } of responses.filter((response) => response.status !== 201)) {
    expect([status, body.code]).toEqual([409, 'too_many_keys']);
  }
  while ((await create()).status === 201);
  expect(await listOf(owner)).toHaveLength(API_KEYS_MAX);
  expect((await createKey(api, newPerson())).key).toBeDefined();
  const [first] = await listOf(owner);
  await api.call('DELETE', `/api-keys/${first?._id ?? ''}`, { as: owner });
  expect((await create()).status).toBe(201);
});

it.each([
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['listings:read', 'listings:read'] }, 'scopes'],
  [{ scopes: ['keys:write'] }, 'scopes.0'],
  [{ expiresInDays: 0 }, 'expiresInDays'],
  [{ expiresInDays: 366 }, 'expiresInDays'],
  [{ expiresInDays: '30' }, 'expiresInDays'],
  [{ uid: 'uid-rafi' }, 'uid'],
])('refuses a new key with %j', async (fields, field) => {
  const body = { name: 'Import', scopes: ['listings:read'], ...fields };
  const response = await api.call('POST', '/api-keys', { as: newPerson(), body });
  expect([response.status, response.body.errors]).toEqual([400, [expect.objectContaining({ field })]]);
});

it('expires, stays in the list for 30 days, and makes room for another key', async () => {
  const owner = newPerson();
  const key = await createKey(api, owner, { expiresInDays: 1 });
  clock.pass(DAY);
  // The name makes a new token: the one of before has expired too.
  const later = { ...owner, name: 'A day later' };
  expect((await api.call('GET', '/roommates/count', withKey(key))).body.code).toBe('expired_token');
  const owners: string[] = [];
  await expect(api.get(ApiKeyVerifier).verify(key.key, (uid) => owners.push(uid))).rejects.toThrow();
  expect(owners).toEqual([owner.sub]);
  await api.get(ApiKeysRepository).deleteExpired(new Date());
  expect(await listOf(later)).toHaveLength(1);
  await api.get(ApiKeysRepository).deleteExpired(new Date(Date.now() + 31 * DAY * 1000));
  expect(await listOf(later)).toEqual([]);
});
