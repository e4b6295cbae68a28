import { until } from '@roommate/server/testing';
import { ListingEvents } from '../src/listings/listing-events.ts';
import { DeliveryWorker } from '../src/webhooks/delivery-worker.ts';
import { OldEventsCleanup } from '../src/webhooks/old-events-cleanup.ts';
import { createWebhook, newPerson, untilDeliveries } from '../test/support/create-webhook.ts';
import { EmulatedAccounts } from '../test/support/emulated-accounts.ts';
import { useMovableClock } from '../test/support/movable-clock.ts';
import { nusrat, room } from '../test/support/people.ts';
import { postListing } from '../test/support/post-listing.ts';
import { type Receiver, startReceiver } from '../test/support/receiver.ts';
import { startApi, testDatabaseUri, type TestApi } from '../test/support/start-api.ts';

const WEEK = 7 * 24 * 60 * 60;

const clock = useMovableClock();
let receiver: Receiver;

beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const idsReceived = () =>
  receiver.received.map(({ body }) => (JSON.parse(body) as { data: { _id: string } }).data._id);

it('delivers after a restart what a process could not deliver', async () => {
  const mongoUri = testDatabaseUri();
  const first = await startApi({ mongoUri });
  const owner = newPerson();
  const { _id } = await createWebhook(first, owner, { url: receiver.url });
  receiver.responses.status = 503;
  const id = await postListing(first, nusrat);
  await untilDeliveries(first, owner, _id, ([delivery]) => delivery?.attempts === 1);
  await first.stop();

  receiver.responses.status = 204;
  clock.pass(10);
  const second = await startApi({ mongoUri });
  await until(() => receiver.received.length === 2);
  expect(idsReceived()).toEqual([id, id]);
  await second.close();
});

it('delivers each event once with two processes', async () => {
  const mongoUri = testDatabaseUri();
  const [first, second] = [await startApi({ mongoUri }), await startApi({ mongoUri })];
  await createWebhook(first, newPerson(), { url: receiver.url });
  await createWebhook(first, newPerson(), { url: receiver.url });
  // The second process asks every second whether a webhook exists.
  clock.pass(2);
  const posts = Array.from({ length: 20 }, (_, n) => postListing(n % 2 === 0 ? first : second, nusrat));
  const ids = await Promise.all(posts);
  await until(() => {
    for (const api of [first, second]) api.get(DeliveryWorker).wake();
    return receiver.received.length >= 40;
  });
  expect(idsReceived().sort()).toEqual([...ids, ...ids].sort());
  await second.stop();
  await first.close();
});

it('publishes an event whose process ended after the write, and drops one whose write did not happen', async () => {
  const api = await startApi();
  const owner = newPerson();
  await createWebhook(api, owner, { url: receiver.url });
  const id = await postListing(api, nusrat);
  await until(() => receiver.received.length === 1);
  const { updatedAt } = (await api.call('GET', `/roommates/${id}`)).body;
  const version = new Date(String(updatedAt));
  const written = {
    listingId: id,
    version,
    body: '{"data":{"_id":"recovered"}}',
    at: new Date(),
    checkAt: new Date(),
  };
  const events = api.connection.collection<{ _id: string }>('webhookevents');
  await events.insertMany([
    { ...written, _id: 'evt_written', type: 'listing.updated' },
    { ...written, _id: 'evt_not_edited', type: 'listing.updated', version: new Date(version.getTime() + 1) },
    { ...written, _id: 'evt_not_deleted', type: 'listing.deleted' },
    { ...written, _id: 'evt_not_created', type: 'listing.created', listingId: '665f1c2ab7d94e0012a4c9d9' },
  ] as never[]);
  await api.get(ListingEvents).deleteExpired(new Date());
  await until(() => receiver.received.length === 2);
  expect(idsReceived()).toEqual([id, 'recovered']);
  expect(
    await events.countDocuments({ _id: { $in: ['evt_not_edited', 'evt_not_deleted', 'evt_not_created'] } }),
  ).toBe(0);
  await api.close();
});

it('keeps events and deliveries for a week', async () => {
  const api = await startApi();
  const owner = newPerson();
  const { _id } = await createWebhook(api, owner, { url: receiver.url });
  await postListing(api, nusrat);
  await untilDeliveries(api, owner, _id, ([delivery]) => delivery?.status === 'delivered');
  const count = () =>
    Promise.all(
      ['webhookevents', 'webhookdeliveries'].map((name) => api.connection.collection(name).countDocuments()),
    );
  await api.get(OldEventsCleanup).deleteExpired(new Date(Date.now() + (WEEK - 60) * 1000));
  expect(await count()).toEqual([1, 1]);
  await api.get(OldEventsCleanup).deleteExpired(new Date(Date.now() + (WEEK + 60) * 1000));
  expect(await count()).toEqual([0, 0]);
  await api.close();
});

describe('with accounts', () => {
  let accounts: EmulatedAccounts;
  let api: TestApi;

  beforeEach(async () => {
    accounts = await EmulatedAccounts.start();
    api = await startApi(accounts.config);
  });
  afterEach(async () => {
    await api.close();
    await accounts.stop();
  });

  it('deletes the webhooks of deleted accounts, with their deliveries, and no others', async () => {
    const [leaver, other] = [await accounts.signUp('leaver'), await accounts.signUp('other')];
    const headersOf = ({ idToken }: { idToken: string }) => ({ authorization: `Bearer ${idToken}` });
    for (const account of [leaver, other]) {
      const body = { url: receiver.url };
      expect((await api.call('POST', '/webhooks', { headers: headersOf(account), body })).status).toBe(201);
    }
    await api.call('POST', '/roommates', { headers: headersOf(other), body: room });
    await until(() => receiver.received.length === 2);
    await accounts.delete(leaver);
    await api.get(OldEventsCleanup).deleteExpired(new Date());
    const { connection } = api;
    expect(await connection.collection('webhooks').find().toArray()).toMatchObject([{ uid: other.uid }]);
    expect(await connection.collection('webhookdeliveries').countDocuments()).toBe(1);
  });
});
