import { randomUUID } from 'node:crypto';
import type { Listing } from '@roommate/contracts';
import { nusrat, rafi, room } from './support/people.ts';
import { useApi } from './support/use-api.ts';
import type { Person } from './support/token-issuer.ts';

const api = useApi();

const records = () => api.connection.collection<{ _id: string }>('idempotencykeys');
const post = (key: string, as: Person = nusrat, changes: object = {}) =>
  api.call('POST', '/roommates', {
    as,
    body: { ...room, title: key, ...changes },
    headers: { 'idempotency-key': key },
  });
const postedWith = async (title: string) =>
  (await api.call<Listing[]>('GET', '/roommates')).body.filter((listing) => listing.title === title);

const message = { name: 'Rafi', email: 'rafi@example.com', subject: 'Hello', message: 'Is it free?' };
const send = (key: string, body: object = message, as?: Person) =>
  api.call('POST', '/contact', { ...(as && { as }), body, headers: { 'idempotency-key': key } });
const messages = () => api.connection.collection('contactmessages');

it('gives the same response to the same request, and posts one listing', async () => {
  const key = randomUUID();
  const [first, second] = [await post(key), await post(`"${key}"`, nusrat, { title: key })];
  expect(second).toMatchObject({ status: 201, body: first.body });
  expect(await postedWith(key)).toHaveLength(1);
});

it('marks only the response to a repeat', async () => {
  const key = randomUUID();
  const replayed = async () => (await post(key)).headers.get('idempotency-replayed');
  expect([await replayed(), await replayed()]).toEqual([null, 'true']);
  const messageKey = randomUUID();
  const sent = async () => (await send(messageKey)).headers.get('idempotency-replayed');
  expect([await sent(), await sent()]).toEqual([null, 'true']);
});

it('stores a repeated message once', async () => {
  const key = randomUUID();
  await send(key, { ...message, subject: key });
  // The form's timestamp is not part of the message.
  await send(key, { ...message, subject: key, timestamp: new Date().toISOString() });
  expect(await messages().countDocuments({ subject: key })).toBe(1);
});

it('refuses the same key with another body', async () => {
  const key = randomUUID();
  await post(key);
  expect(await post(key, nusrat, { rentAmount: 600 })).toMatchObject({
    status: 422,
    body: { code: 'idempotency_key_reused', errors: [{ field: 'Idempotency-Key' }] },
  });
  expect(await postedWith(key)).toHaveLength(1);
});

it('separates the keys of users and operations', async () => {
  const key = randomUUID();
  const responses = [await post(key), await post(key, rafi), await send(key)];
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 200]);
  expect(await postedWith(key)).toHaveLength(2);
});

it('posts one listing for simultaneous requests: each gets the same response or 409 with Retry-After', async () => {
  const key = randomUUID();
  const responses = await Promise.all(Array.from({ length: 20 }, () => post(key)));
  const ids = responses.filter(({ status }) => status === 201).map(({ body }) => body.insertedId);
  expect(new Set(ids).size).toBe(1);
  for (const { status, body, headers } of responses.filter((response) => response.status !== 201)) {
    expect([status, body.code, headers.get('retry-after')]).toEqual([409, 'request_in_progress', '1']);
  }
  expect(await postedWith(key)).toHaveLength(1);
});

it('refuses a request in progress, and completes one whose process died, without a second listing', async () => {
  const key = randomUUID();
  const first = await post(key);
  // The state after the listing is stored and before the response is stored.
  const record = await records().findOne({}, { sort: { expiresAt: -1 } });
  const setBusyUntil = (busyUntil: Date) =>
    records().updateOne({ _id: record?._id ?? '' }, { $set: { busyUntil }, $unset: { response: '' } });
  await setBusyUntil(new Date(Date.now() + 60_000));
  expect((await post(key)).status).toBe(409);
  await setBusyUntil(new Date(Date.now() - 1));
  expect(await post(key)).toMatchObject({ status: 201, body: first.body });
  expect(await postedWith(key)).toHaveLength(1);
});

it('accepts an expired key for a new request', async () => {
  const key = randomUUID();
  await post(key);
  await records().updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
  expect((await post(key)).status).toBe(201);
  expect(await postedWith(key)).toHaveLength(2);
});

it('does not store a refused request', async () => {
  const key = randomUUID();
  expect((await post(key, nusrat, { title: '' })).status).toBe(400);
  expect((await post(key)).status).toBe(201);
});

it.each(['a b', 'x'.repeat(129), '"'])('refuses the key %j', async (key) => {
  expect(await send(key)).toMatchObject({ status: 400, body: { errors: [{ field: 'Idempotency-Key' }] } });
});
