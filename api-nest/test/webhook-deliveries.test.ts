import { createHmac } from 'node:crypto';
import { expectEvent } from '@roommate/api-client/testing';
import { type Listing, type WebhookEvent, WEBHOOKS_MAX } from '@roommate/contracts';
import { until } from '@roommate/server/testing';
import { DeliveryWorker } from '../src/webhooks/delivery-worker.ts';
import { createWebhook, deliveriesOf, newPerson, untilDeliveries } from './support/create-webhook.ts';
import { useMovableClock } from './support/movable-clock.ts';
import { nusrat, room } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { type Received, type Receiver, startReceiver } from './support/receiver.ts';
import { useApi } from './support/use-api.ts';

const clock = useMovableClock();
const api = useApi();
let receiver: Receiver;

beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await receiver.close();
  // The webhooks of other tests would get the events too.
  await api.connection.collection('webhooks').deleteMany({});
});

interface Payload {
  type: WebhookEvent;
  timestamp: string;
  data: Partial<Listing>;
}

const payloads = () => receiver.received.map(({ body }) => JSON.parse(body) as Payload);
const received = (count: number) => until(() => receiver.received.length >= count);

/** The check that https://www.standardwebhooks.com tells receivers to make. */
function isSignedWith(secret: string, { headers, body }: Received): boolean {
  const [id, time] = [headers['webhook-id'], headers['webhook-timestamp']].map(String);
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64');
  return headers['webhook-signature'] === `v1,${expected}`;
}

it('notifies of a new, an edited and a deleted listing, signed, without contact and email', async () => {
  const owner = newPerson();
  const { _id, secret } = await createWebhook(api, owner, { url: receiver.url });
  const id = await postListing(api, nusrat);
  await received(1);
  await api.call('PATCH', `/roommates/${id}`, { as: nusrat, body: { rentAmount: 900 } });
  await received(2);
  await api.call('DELETE', `/roommates/${id}`, { as: nusrat });
  await received(3);

  expect(payloads().map(({ type, data }) => [type, data._id, data.rentAmount])).toEqual([
    ['listing.created', id, room.rentAmount],
    ['listing.updated', id, 900],
    ['listing.deleted', id, undefined],
  ]);
  for (const request of receiver.received) {
    expectEvent(request.body);
    expect(isSignedWith(secret, request)).toBe(true);
    expect(request.headers['content-type']).toBe('application/json');
    expect(request.body).not.toContain(room.contact);
    expect(request.body).not.toContain(nusrat.email);
    expect(request.body).not.toContain(nusrat.sub);
  }
  expect(payloads()[0]?.data).toMatchObject({ title: room.title, name: nusrat.name, isOwner: false });
  const deliveries = await untilDeliveries(api, owner, _id, (all) =>
    all.every(({ status }) => status === 'delivered'),
  );
  expect(deliveries.map(({ id: event }) => event).sort()).toEqual(
    receiver.received.map(({ headers }) => headers['webhook-id']).sort(),
  );
});

it('sends only the events that a webhook wants, and none for a write without an effect', async () => {
  const owner = newPerson();
  await createWebhook(api, owner, { url: receiver.url, events: ['listing.updated'] });
  const id = await postListing(api, nusrat);
  await api.call('PUT', `/roommates/${id}`, { as: nusrat, body: room });
  await api.call('PATCH', `/roommates/${id}/like`, { as: owner });
  const stale = { 'if-match': '"x.y"' };
  await api.call('PATCH', `/roommates/${id}`, { as: nusrat, body: { rentAmount: 800 }, headers: stale });
  await api.call('PATCH', `/roommates/${id}`, { as: nusrat, body: { rentAmount: 950 } });
  await received(1);
  expect(payloads().map(({ type, data }) => [type, data.rentAmount])).toEqual([['listing.updated', 950]]);
});

it('stores no event while nobody has a webhook', async () => {
  const events = api.connection.collection('webhookevents');
  clock.pass(1);
  const before = await events.countDocuments();
  await postListing(api, nusrat);
  expect(await events.countDocuments()).toBe(before);
});

it('disables a webhook whose receiver is gone, and a replay activates it', async () => {
  const owner = newPerson();
  const since = new Date().toISOString();
  const { _id } = await createWebhook(api, owner, { url: receiver.url });
  receiver.responses.status = 410;
  const id = await postListing(api, nusrat);
  await untilDeliveries(api, owner, _id, ([first]) => first?.status === 'failed');
  const statusOf = async () =>
    (await api.call<{ status: string }[]>('GET', '/webhooks', { as: owner })).body[0];
  await until(async () => (await statusOf())?.status === 'disabled');

  receiver.responses.status = 200;
  const replay = await api.call('POST', `/webhooks/${_id}/replay`, { as: owner, body: { since } });
  expect(replay.body).toEqual({ events: 1, next: null });
  await received(2);
  expect(payloads().map(({ data }) => data._id)).toEqual([id, id]);
  expect((await statusOf())?.status).toBe('active');
  // An event that was delivered is delivered again too.
  await untilDeliveries(api, owner, _id, ([first]) => first?.status === 'delivered');
  clock.pass(10);
  await api.call('POST', `/webhooks/${_id}/replay`, { as: owner, body: { since } });
  await received(3);
});

it('replays a webhook once in ten seconds, also when requests arrive together', async () => {
  const owner = newPerson();
  const since = new Date().toISOString();
  const { _id } = await createWebhook(api, owner, { url: receiver.url });
  const { _id: other } = await createWebhook(api, owner, { url: `${receiver.url}/other` });
  const replay = async (id: string) => {
    const { status, headers, body } = await api.call('POST', `/webhooks/${id}/replay`, {
      as: owner,
      body: { since },
    });
    return { status, retryAfter: headers.get('retry-after'), code: body.code };
  };
  const statuses = (await Promise.all([replay(_id), replay(_id), replay(_id)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 429, 429]);
  expect((await replay(other)).status).toBe(200);
  clock.pass(4);
  const refused = await replay(_id);
  expect(refused).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(['5', '6']).toContain(refused.retryAfter);
  clock.pass(Number(refused.retryAfter));
  expect((await replay(_id)).status).toBe(200);
});

it('does not follow a redirect', async () => {
  const owner = newPerson();
  const target = await startReceiver();
  receiver.responses.status = 307;
  receiver.responses.location = target.url;
  const { _id } = await createWebhook(api, owner, { url: receiver.url });
  await postListing(api, nusrat);
  await untilDeliveries(api, owner, _id, ([first]) => first?.lastStatus === 307);
  expect(target.received).toEqual([]);
  await target.close();
});

it('does not delay a post when a receiver is down', async () => {
  const owner = newPerson();
  const closed = await startReceiver();
  await closed.close();
  const { _id } = await createWebhook(api, owner, { url: closed.url });
  await postListing(api, nusrat);
  const [delivery] = await untilDeliveries(api, owner, _id, ([first]) => first?.attempts === 1);
  expect(delivery).toMatchObject({ status: 'pending', lastError: 'ECONNREFUSED', lastStatus: null });
});

it('delivers to others while an account has all its receivers wait, and later to these', async () => {
  const slow = await startReceiver();
  slow.responses.isSilent = true;
  for (const owner of [newPerson(), newPerson()]) {
    for (let n = 1; n <= WEBHOOKS_MAX; n += 1) await createWebhook(api, owner, { url: `${slow.url}/${n}` });
  }
  await postListing(api, nusrat);
  await until(() => slow.received.length === 4);
  await createWebhook(api, newPerson(), { url: receiver.url });
  await postListing(api, nusrat);
  await received(1);
  expect(slow.received).toHaveLength(4);
  // The connections of the attempts end, so other webhooks of these accounts get their turn.
  slow.responses.isSilent = false;
  slow.closeConnections();
  await until(() => slow.received.length > 10);
  await slow.close();
});

it('shows no error after a receiver that was down accepted the event', async () => {
  const owner = newPerson();
  const { _id } = await createWebhook(api, owner, { url: receiver.url });
  receiver.responses.isBroken = true;
  await postListing(api, nusrat);
  await untilDeliveries(api, owner, _id, ([first]) => first?.attempts === 1);
  receiver.responses.isBroken = false;
  clock.pass(10);
  api.get(DeliveryWorker).wake();
  const [delivery] = await untilDeliveries(api, owner, _id, ([first]) => first?.status === 'delivered');
  expect(delivery).toMatchObject({ attempts: 2, lastError: null, lastStatus: 204 });
});

describe('after the listing was deleted', () => {
  const bodies = async (listingId: string) =>
    (await api.connection.collection('webhookevents').find({ listingId }).toArray()).map(
      ({ body }) => JSON.parse(String(body)) as Payload,
    );

  it('keeps only its id', async () => {
    await createWebhook(api, newPerson(), { url: receiver.url });
    const id = await postListing(api, nusrat);
    await received(1);
    expect(await bodies(id)).toMatchObject([{ type: 'listing.created', data: { title: room.title } }]);
    await api.call('DELETE', `/roommates/${id}`, { as: nusrat });
    await received(2);
    expect(await bodies(id)).toMatchObject([{ type: 'listing.deleted' }]);
    expect((await bodies(id)).map(({ data }) => data)).toEqual([{ _id: id }]);
  });

  it('keeps nothing when no webhook is left', async () => {
    const owner = newPerson();
    const { _id } = await createWebhook(api, owner, { url: receiver.url });
    const id = await postListing(api, nusrat);
    await received(1);
    await api.call('DELETE', `/webhooks/${_id}`, { as: owner });
    clock.pass(2);
    await api.call('DELETE', `/roommates/${id}`, { as: nusrat });
    expect(await bodies(id)).toEqual([]);
  });

  it('does not send its earlier events again', async () => {
    const owner = newPerson();
    const since = new Date().toISOString();
    const { _id } = await createWebhook(api, owner, { url: receiver.url });
    const id = await postListing(api, nusrat);
    await received(1);
    await api.call('DELETE', `/roommates/${id}`, { as: nusrat });
    await received(2);
    await untilDeliveries(api, owner, _id, (all) => all.every(({ status }) => status === 'delivered'));
    const replay = await api.call('POST', `/webhooks/${_id}/replay`, { as: owner, body: { since } });
    expect(replay.body).toEqual({ events: 1, next: null });
  });
});

it('sends nothing more after the webhook was deleted', async () => {
  const owner = newPerson();
  const { _id } = await createWebhook(api, owner, { url: receiver.url });
  receiver.responses.status = 503;
  await postListing(api, nusrat);
  await untilDeliveries(api, owner, _id, ([first]) => first?.attempts === 1);
  await api.call('DELETE', `/webhooks/${_id}`, { as: owner });
  expect(await api.connection.collection('webhookdeliveries').countDocuments({ lastStatus: 503 })).toBe(0);
  await expect(deliveriesOf(api, owner, _id)).resolves.toMatchObject({ status: 404 });
});
