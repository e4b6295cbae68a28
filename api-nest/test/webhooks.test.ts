import type { CreatedWebhook, Webhook } from '@roommate/contracts';
import { WEBHOOKS_MAX } from '@roommate/contracts';
import { createKey, withKey } from './support/create-key.ts';
import { createWebhook, newPerson } from './support/create-webhook.ts';
import { rafi } from './support/people.ts';
import { startApi } from './support/start-api.ts';
import type { Person } from './support/token-issuer.ts';
import { useApi } from './support/use-api.ts';

const url = 'https://receiver.example/hook';
const UNKNOWN = '665f1c2ab7d94e0012a4c9d3';

const api = useApi();

const listOf = async (as: Person) => (await api.call<Webhook[]>('GET', '/webhooks', { as })).body;

it('shows the secret of a new webhook once', async () => {
  const owner = newPerson();
  const { status, headers, body } = await api.call<CreatedWebhook>('POST', '/webhooks', {
    as: owner,
    body: { url: ` ${url} ` },
  });
  expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
  const { secret, ...shown } = body;
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  expect(shown).toMatchObject({
    url,
    events: ['listing.created', 'listing.updated', 'listing.deleted'],
    status: 'active',
    lastSuccessAt: null,
  });
  expect(await listOf(owner)).toEqual([shown]);
  expect(await listOf(newPerson())).toEqual([]);
});

it('belongs to its owner only', async () => {
  const owner = newPerson();
  const { _id } = await createWebhook(api, owner, { url });
  const replay = { as: rafi, body: { since: new Date().toISOString() } };
  const refused = [
    await api.call('DELETE', `/webhooks/${_id}`, { as: rafi }),
    await api.call('GET', `/webhooks/${_id}/deliveries`, { as: rafi }),
    await api.call('POST', `/webhooks/${_id}/replay`, replay),
    await api.call('DELETE', `/webhooks/${UNKNOWN}`, { as: owner }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await api.call('DELETE', `/webhooks/${_id}`, { as: owner })).body).toEqual({ deletedCount: 1 });
  expect(await listOf(owner)).toEqual([]);
});

it('is managed by programs with the scope webhooks:manage, and by no others', async () => {
  const owner = newPerson();
  const manager = withKey(await createKey(api, owner, { scopes: ['webhooks:manage'] }));
  const created = await api.call<CreatedWebhook>('POST', '/webhooks', { ...manager, body: { url } });
  expect(created.status).toBe(201);
  expect(await listOf(owner)).toHaveLength(1);
  expect((await api.call('DELETE', `/webhooks/${created.body._id}`, manager)).status).toBe(200);
  const writer = withKey(await createKey(api, owner, { scopes: ['listings:read', 'listings:write'] }));
  const refused = await api.call('POST', '/webhooks', { ...writer, body: { url } });
  expect([refused.status, refused.body.code]).toEqual([403, 'insufficient_scope']);
  expect((await api.call('POST', '/roommates', { ...manager, body: {} })).status).toBe(403);
});

it('limits the number of webhooks, exactly under concurrency', async () => {
  const owner = newPerson();
  let count = 0;
  const create = () => {
    count += 1;
    return api.call('POST', '/webhooks', { as: owner, body: { url: `${url}/${count}` } });
  };
  const responses = await Promise.all(Array.from({ length: 3 * WEBHOOKS_MAX }, create));
  expect((await listOf(owner)).length).toBeLessThanOrEqual(WEBHOOKS_MAX);
  for (const { status, body } of responses.filter((response) => response.status !== 201)) {
    expect([status, body.code]).toEqual([409, 'too_many_webhooks']);
  }
  while ((await create()).status === 201);
  expect(await listOf(owner)).toHaveLength(WEBHOOKS_MAX);
});

it('has a URL that no other webhook of the account has, exactly under concurrency', async () => {
  const owner = newPerson();
  const create = (receiver: string, as = owner) =>
    api.call('POST', '/webhooks', { as, body: { url: receiver } });
  await createWebhook(api, owner, { url });
  for (const same of [url, `${url}#part`, 'HTTPS://Receiver.example:443/hook']) {
    const { status, body } = await create(same);
    expect([status, body.code, body.errors]).toEqual([
      409,
      'webhook_exists',
      [{ field: 'url', message: 'You have a webhook with this url. Delete it first.' }],
    ]);
  }
  expect((await create(`${url}?for=alerts`)).status).toBe(201);
  expect((await create(url, newPerson())).status).toBe(201);
  await Promise.all([create(`${url}/new`), create(`${url}/new`), create(`${url}/new`)]);
  expect((await listOf(owner)).filter((hook) => hook.url === `${url}/new`).length).toBeLessThanOrEqual(1);
});

it.each([
  [{}, 'url'],
  [{ url: 'receiver.example' }, 'url'],
  [{ url: 'ftp://receiver.example/' }, 'url'],
  [{ url: 'https://user:word@receiver.example/' }, 'url'],
  [{ url: `https://receiver.example/${'x'.repeat(2000)}` }, 'url'],
  [{ url: 'https://receiver.example/\r\nhook' }, 'url'],
  [{ url: 'https://receiver.example/\0' }, 'url'],
  [{ url, events: [] }, 'events'],
  [{ url, events: ['listing.liked'] }, 'events.0'],
  [{ url, events: ['listing.created', 'listing.created'] }, 'events'],
  [{ url, secret: 'mine' }, 'secret'],
])('refuses a new webhook with %j', async (body, field) => {
  const response = await api.call('POST', '/webhooks', { as: newPerson(), body });
  expect([response.status, response.body.errors]).toEqual([400, [expect.objectContaining({ field })]]);
});

it('refuses a replay without a time', async () => {
  const owner = newPerson();
  const { _id } = await createWebhook(api, owner, { url });
  const { status, body } = await api.call('POST', `/webhooks/${_id}/replay`, {
    as: owner,
    body: { since: 'x' },
  });
  expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field: 'since' })]]);
});

it('refuses receivers in production that are private or not https', async () => {
  const production = await startApi({ production: true });
  const create = (receiver: string) =>
    production.call('POST', '/webhooks', { as: newPerson(), body: { url: receiver } });
  for (const receiver of [
    'http://receiver.example/hook',
    'https://127.0.0.1/hook',
    'https://[::127.0.0.1]/hook',
    'https://[::ffff:10.0.0.1]/hook',
    'https://169.254.169.254/latest/meta-data',
    'https://0x7f.1/hook',
    'https://localhost/hook',
    'https://database.internal/hook',
    'https://receiver.example:8443/hook',
  ]) {
    const { status, body } = await create(receiver);
    expect([receiver, status, body.errors]).toEqual([
      receiver,
      400,
      [{ field: 'url', message: 'url must be an https URL on the public internet, without a port.' }],
    ]);
  }
  expect((await create(url)).status).toBe(201);
  await production.close();
});
