import { randomUUID } from 'node:crypto';
import type { Listing } from '@roommate/contracts';
import { AlertsRepository } from '../src/alerts/alerts.repository.ts';
import { ApiKeysRepository } from '../src/auth/api-keys.repository.ts';
import { IdempotencyRepository } from '../src/idempotency/idempotency.repository.ts';
import { ListingAlerts } from '../src/listings/listing-alerts.ts';
import { OrphanedAlertsCleanup } from '../src/listings/orphaned-alerts-cleanup.ts';
import { OrphanedLikesCleanup } from '../src/listings/orphaned-likes-cleanup.ts';
import { ListingEvents } from '../src/listings/listing-events.ts';
import { AddressDaysRepository } from '../src/reveals/address-days.repository.ts';
import { RevealsRepository } from '../src/reveals/reveals.repository.ts';
import { VisitsRepository } from '../src/visits/visits.repository.ts';
import { OldEventsCleanup } from '../src/webhooks/old-events-cleanup.ts';
import { cleanUpAccounts } from './support/clean-up-accounts.ts';
import { createKey, withKey } from './support/create-key.ts';
import { createWebhook, untilDeliveries } from './support/create-webhook.ts';
import { fillCollections } from './support/fill-collections.ts';
import { nusrat, rafi, room } from './support/people.ts';
import { startReceiver } from './support/receiver.ts';
import { readsListings, recordCommands, type SentCommands } from './support/sent-commands.ts';
import { postListing } from './support/post-listing.ts';
import { useApi } from './support/use-api.ts';
import { storedRoom } from './support/stored-room.ts';
import { searchableRoom } from './support/searchable-rooms.ts';

const api = useApi();
let id: string;
let sent: SentCommands;

beforeAll(async () => {
  const rows = Array.from({ length: 300 }, (_, n) =>
    searchableRoom({ ownerUid: `uid-${n % 30}`, createdAt: new Date(1_750_000_000_000 + n) }),
  );
  await api.connection.collection('listings').insertMany(rows);
  id = await postListing(api, nusrat);
  await fillCollections(api.connection);
  sent = recordCommands(api.connection);
});

beforeEach(() => sent.forget());

async function secondPage(path: string): Promise<unknown> {
  const { headers } = await api.call('GET', path);
  const next = new URL(/<([^>]*)>/.exec(headers.get('link') ?? '')?.[1] ?? '');
  return api.call('GET', next.pathname + next.search);
}

/** Their records belong to accounts. */
const ownedRecords = ['ApiKeysRepository', 'SavedSearchesRepository', 'AlertsRepository'];

const calls: [string, number, () => Promise<unknown>][] = [
  ['GET /roommates?limit=24', 26, () => api.call('GET', '/roommates?limit=24')],
  ['GET /roommates with a cursor', 60, () => secondPage('/roommates?limit=24')],
  // One more than the page, to know whether another page follows.
  ['GET /roommates/available', 9, () => api.call('GET', '/roommates/available?limit=8')],
  ['GET /roommates/available with a cursor', 60, () => secondPage('/roommates/available?limit=24')],
  [
    'GET /roommates/mylistings',
    1,
    () => api.call('GET', `/roommates/mylistings?email=${nusrat.email}`, { as: nusrat }),
  ],
  [
    'GET /roommates/user/{email}',
    1,
    () => api.call('GET', `/roommates/user/${nusrat.email}`, { as: nusrat }),
  ],
  ['GET /roommates/by-ids', 1, () => api.call('GET', `/roommates/by-ids?ids=${id}`)],
  ['PUT /saved-listings/{id}', 1, () => api.call('PUT', `/saved-listings/${id}`, { as: rafi })],
  [
    'POST /saved-searches and a listing that matches',
    2,
    async () => {
      await api.call('POST', '/saved-searches', {
        as: rafi,
        body: { query: 'place=dhanmondi&rentMax=20000' },
      });
      await postListing(api, nusrat);
      await api.get(ListingAlerts).settled();
    },
  ],
  ['GET /saved-searches', 1, () => api.call('GET', '/saved-searches', { as: rafi })],
  ['GET /alerts', 1, () => api.call('GET', '/alerts', { as: rafi })],
  ['GET /alerts/unread', 1, () => api.call('GET', '/alerts/unread', { as: rafi })],
  ['PUT /alerts/read', 1, () => api.call('PUT', '/alerts/read', { as: rafi })],
  ['PUT /alerts/{id}/read', 1, () => api.call('PUT', `/alerts/${id}/read`, { as: rafi })],
  [
    'DELETE /roommates/{id} with alerts',
    1,
    async () => {
      const matched = await postListing(api, nusrat);
      await api.call('DELETE', `/roommates/${matched}`, { as: nusrat });
      await api.get(ListingAlerts).settled();
    },
  ],
  ['alerts that another process did not create', 1, () => api.get(ListingAlerts).deleteExpired(new Date())],
  ['the cleanup of alerts', 1, () => api.get(AlertsRepository).deleteExpired(new Date())],
  ['the cleanup of likes of deleted listings', 1, () => api.get(OrphanedLikesCleanup).deleteExpired()],
  ['the cleanup of alerts of deleted listings', 1, () => api.get(OrphanedAlertsCleanup).deleteExpired()],
  ['GET /saved-listings', 1, () => api.call('GET', '/saved-listings', { as: rafi })],
  ['GET /roommates/count', 0, () => api.call('GET', '/roommates/count')],
  ['GET /roommates/stats', 1, () => api.call('GET', '/roommates/stats')],
  ['GET /roommates/{id}', 1, () => api.call<Listing>('GET', `/roommates/${id}`, { as: nusrat })],
  [
    'PUT /roommates/{id}',
    1,
    () => api.call('PUT', `/roommates/${id}`, { as: nusrat, body: { ...room, title: 'x' } }),
  ],
  [
    'PATCH /roommates/{id}/like',
    1,
    () => api.call('PATCH', `/roommates/${id}/like`, { as: rafi, body: { likes: 1 } }),
  ],
  ['DELETE /roommates/{id}/like', 1, () => api.call('DELETE', `/roommates/${id}/like`, { as: rafi })],
  [
    'a like that moves likers out of the listing',
    1,
    async () => {
      const recentLikers = Array.from({ length: 199 }, (_, n) => `liker-${n}`);
      const listing = searchableRoom({ ownerUid: 'uid-liked', likes: 199, recentLikers });
      await api.connection.collection('listings').insertOne(listing);
      const path = `/roommates/${String(listing._id)}/like`;
      await api.call('PATCH', path, { as: nusrat, body: { likes: 1 } });
      expect(sent.commands.some(({ update }) => update === 'likes')).toBe(true);
      await api.call('PATCH', path, { as: nusrat, body: { likes: 1 } });
    },
  ],
  [
    'POST /roommates with an Idempotency-Key, twice',
    1,
    async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const post = () => api.call('POST', '/roommates', { as: nusrat, body: room, headers });
      expect((await post()).body).toEqual((await post()).body);
    },
  ],
  ['the cleanup of old idempotency keys', 1, () => api.get(IdempotencyRepository).deleteExpired(new Date())],
  ['the cleanup of old reveals', 1, () => api.get(RevealsRepository).deleteExpired(new Date())],
  ['the cleanup of old counts', 1, () => api.get(AddressDaysRepository).deleteExpired(new Date())],
  ['the cleanup of old visits', 1, () => api.get(VisitsRepository).deleteExpired(new Date())],
  [
    'GET /roommates/{id} of a visitor, twice',
    1,
    async () => {
      const { _id } = storedRoom();
      await api.connection.collection('listings').insertOne(storedRoom({ _id }));
      await api.call('GET', `/roommates/${String(_id)}`, { as: rafi });
      await api.call('GET', `/roommates/${String(_id)}`, { as: rafi });
    },
  ],
  [
    'API keys: create, use, list and revoke',
    2,
    async () => {
      const key = await createKey(api, rafi);
      await api.call('GET', '/roommates/count', withKey(key));
      await api.call('GET', '/api-keys', { as: rafi });
      await api.call('DELETE', `/api-keys/${key._id}`, { as: rafi });
    },
  ],
  ...ownedRecords.map((repository): (typeof calls)[number] => [
    `the cleanup of accounts in ${repository}`,
    1,
    () => cleanUpAccounts(api, repository),
  ]),
  ['the cleanup of API keys', 1, () => api.get(ApiKeysRepository).deleteExpired(new Date())],
  [
    'webhooks: create, deliver, list, replay and delete',
    3,
    async () => {
      const receiver = await startReceiver();
      const { _id, createdAt: since } = await createWebhook(api, rafi, { url: receiver.url });
      await postListing(api, nusrat);
      await untilDeliveries(api, rafi, _id, ([first]) => first?.status === 'delivered');
      await api.call('GET', '/webhooks', { as: rafi });
      await api.call('POST', `/webhooks/${_id}/replay`, { as: rafi, body: { since } });
      await untilDeliveries(api, rafi, _id, ([first]) => first?.status === 'delivered');
      await api.call('DELETE', `/webhooks/${_id}`, { as: rafi });
      await receiver.close();
    },
  ],
  ['the check of unconfirmed events', 1, () => api.get(ListingEvents).deleteExpired(new Date())],
  ['the cleanup of webhooks', 1, () => api.get(OldEventsCleanup).deleteExpired(new Date())],
  ['DELETE /roommates/{id}', 1, () => api.call('DELETE', `/roommates/${id}`, { as: nusrat })],
];

it.each(calls)('%s uses an index without a scan or a sort', async (_, limit, call) => {
  await call();
  const seen = await sent.plans();
  expect(seen.length).toBeGreaterThan(0);
  for (const { stages, examined } of seen) {
    expect(stages).not.toContain('COLLSCAN');
    expect(stages).not.toContain('SORT');
    expect(examined).toBeLessThanOrEqual(limit);
  }
});

it('reads a listing once for a visitor, with their like', async () => {
  const visited = await postListing(api, nusrat);
  sent.forget();
  await api.call('GET', `/roommates/${visited}`, { as: rafi });
  expect(sent.commands.filter(readsListings)).toHaveLength(1);
});

it('detects a scan', async () => {
  await api.connection.collection('listings').find({ title: room.title }).sort({ title: 1 }).toArray();
  const [plan] = await sent.plans();
  expect(plan?.stages).toEqual(expect.arrayContaining(['COLLSCAN', 'SORT']));
});

it('GET /roommates streams in the order of an index', async () => {
  await api.call('GET', '/roommates', { as: nusrat });
  const plans = await sent.plans();
  const ofListings = plans.filter(({ stages }) => stages.includes('IXSCAN'));
  expect(ofListings.length).toBeGreaterThanOrEqual(2);
  for (const { stages } of plans) {
    expect(stages).not.toContain('COLLSCAN');
    expect(stages).not.toContain('SORT');
  }
});

it('reads only one index for the tag of all listings', async () => {
  await api.call('GET', '/roommates', { as: nusrat });
  const [states] = sent.commands.filter(
    ({ find, projection }) => find === 'listings' && 'updatedAt' in (projection as object),
  );
  const { projection, sort } = states as { projection: object; sort: Map<string, number> };
  const order = { ...Object.fromEntries(sort), likes: 1, likeReversals: 1 };
  const indexes = await api.connection.collection('listings').indexes();
  expect(indexes.map(({ key }) => key)).toContainEqual(order);
  expect(Object.keys(order)).toEqual(expect.arrayContaining(Object.keys(projection)));
});

it('creates the indexes when it starts', async () => {
  const keys = (await api.connection.collection('listings').indexes()).map(({ key }) => key);
  expect(keys).toEqual(
    expect.arrayContaining([
      { _id: 1 },
      { createdAt: -1, _id: -1 },
      { availability: 1, createdAt: -1, _id: -1 },
      { ownerUid: 1, createdAt: -1, _id: -1 },
      { roomType: 1 },
      { _id: 1, updatedAt: 1, likes: 1, likeReversals: 1 },
    ]),
  );
});
