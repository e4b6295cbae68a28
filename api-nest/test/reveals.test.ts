import mongoose from 'mongoose';
import type { Config } from '../src/config/config.ts';
import { CONFIG } from '../src/config/config.module.ts';
import { rateLimitTiers } from '../src/rate-limits/rate-limit-tiers.ts';
import { RevealsRepository } from '../src/reveals/reveals.repository.ts';
import { topViewers } from '../src/reveals/top-viewers.ts';
import { dhakaDay, secondsLeftInDay } from '../src/time/dhaka-day.ts';
import { useFreshLimits } from './support/fresh-limits.ts';
import { nusrat, rafi, room } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { startApi, type TestApi } from './support/start-api.ts';
import { useApi } from './support/use-api.ts';
import { storeReveals } from './support/store-reveals.ts';
import { storedRoom } from './support/stored-room.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const daily = rateLimitTiers.reveals.user.requests;

useFreshLimits();
const api = useApi({ rateLimitFactor: 1 });

const like = (id: string, headers?: Record<string, string>) =>
  api.call('PATCH', `/roommates/${id}/like`, { as: rafi, body: { likes: 1 }, ...(headers && { headers }) });
const stored = () => api.connection.collection('reveals');
const reveals = () => stored().find().toArray();
beforeEach(() => stored().deleteMany({}));

async function storeListings(count: number): Promise<string[]> {
  const listings = Array.from({ length: count }, () => storedRoom());
  await api.connection.collection('listings').insertMany(listings);
  return listings.map(({ _id }) => _id.toHexString());
}

it('stores once who saw which contact and when, without email or IP address', async () => {
  const id = await postListing(api, nusrat);
  const before = Date.now();
  await Promise.all([like(id), like(id), like(id)]);
  const [record, ...others] = await reveals();
  expect(others).toEqual([]);
  const day = dhakaDay(new Date());
  const time = expect.any(Date) as Date;
  expect(record).toEqual({
    _id: `${day}:contact:${rafi.sub}`,
    uid: rafi.sub,
    kind: 'contact',
    day,
    count: 1,
    reveals: [{ listingId: new mongoose.Types.ObjectId(id), at: time }],
    firstAt: time,
    lastAt: time,
  });
  expect((record?.firstAt as Date).getTime()).toBeGreaterThanOrEqual(before);
});

it('treats an id in capitals as the same listing', async () => {
  const id = await postListing(api, nusrat);
  await like(id);
  await like(id.toUpperCase());
  expect(await reveals()).toMatchObject([{ count: 1 }]);
});

it('counts six simultaneous likes of one listing as one, with a budget for one more', async () => {
  await storeReveals(api, 'contact', daily - 1);
  const id = await postListing(api, nusrat);
  const responses = await Promise.all(Array.from({ length: 6 }, () => like(id)));
  expect(responses.map(({ status, body }) => [status, body.contact])).toEqual(
    Array(6).fill([200, room.contact]),
  );
  expect(await reveals()).toMatchObject([{ count: daily }]);
});

it('admits exactly as many simultaneous likes of different listings as the limit allows', async () => {
  await storeReveals(api, 'contact', daily - 2);
  const ids = await storeListings(8);
  const responses = await Promise.all(ids.map((id) => like(id)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(6);
  expect(await reveals()).toMatchObject([{ count: daily }]);
});

it('counts in the database, so a restart or another process does not start again', async () => {
  const ids = await storeListings(2);
  await storeReveals(api, 'contact', daily - 1);
  const { mongoUri } = api.get<Config>(CONFIG);
  const restarted = await startApi({ mongoUri, rateLimitFactor: 1 });
  const send = (to: TestApi, id = '') =>
    to.call('PATCH', `/roommates/${id}/like`, { as: rafi, body: { likes: 1 } });
  expect((await send(api, ids[0])).status).toBe(200);
  expect((await send(restarted, ids[1])).status).toBe(429);
  await restarted.stop();
});

it('counts a contact again on the next day', async () => {
  const id = await postListing(api, nusrat);
  await like(id);
  const yesterday = dhakaDay(new Date(Date.now() - DAY_MS));
  const [today] = await reveals();
  await stored().deleteMany({});
  await stored().insertOne({
    ...today,
    _id: `${yesterday}:contact:${rafi.sub}` as never,
    day: yesterday,
  });
  expect((await like(id)).status).toBe(200);
  expect((await reveals()).map(({ day }) => String(day)).sort()).toEqual([yesterday, dhakaDay(new Date())]);
});

it('stores nothing for a like that shows no contact', async () => {
  const id = await postListing(api, rafi);
  expect((await like(id)).status).toBe(403);
  expect((await like('665f1c2ab7d94e0012a4c9d1')).status).toBe(404);
  expect(await reveals()).toEqual([]);
});

it('limits new contacts per day, still shows contacts seen before, and reports the user', async () => {
  const ids = await storeListings(daily + 1);
  const responses = [];
  for (const id of ids) responses.push(await like(id));
  expect(responses.slice(0, -1).map(({ status }) => status)).toEqual(Array(daily).fill(200));
  const refused = responses.at(-1);
  expect(refused).toMatchObject({
    status: 429,
    body: { error: expect.stringMatching(/^Too many new contacts/) as string },
  });
  expect(refused?.body).not.toHaveProperty('contact');
  const wait = Number(refused?.headers.get('retry-after'));
  expect(Math.abs(wait - secondsLeftInDay(new Date()))).toBeLessThan(60);
  expect((await like(ids[0] ?? '')).body).toHaveProperty('contact');

  const [top, ...others] = await topViewers(stored(), dhakaDay(new Date()), 5);
  expect([top?.uid, top?.contacts, others]).toEqual([rafi.sub, daily, []]);
  expect(await topViewers(stored(), '9999-01-01', 5)).toEqual([]);
});

it('does not let one user at the limit use up the quota of an IP address', async () => {
  await storeReveals(api, 'contact', daily);
  const addressDays = () => api.connection.collection('addressdays');
  await addressDays().deleteMany({});
  const address = '203.0.113.7';
  for (const id of await storeListings(3)) {
    expect((await like(id, { 'x-forwarded-for': address })).status).toBe(429);
  }
  expect(await addressDays().find().toArray()).toMatchObject([{ count: 0 }]);
});

it('gives the count of an IP address back when the record of the reveal fails', async () => {
  const addressDays = () => api.connection.collection('addressdays');
  await addressDays().deleteMany({});
  const id = await postListing(api, nusrat);
  const add = jest.spyOn(api.get(RevealsRepository), 'add').mockRejectedValueOnce(new Error('no database'));
  const { status } = await like(id, { 'x-forwarded-for': '203.0.113.79' });
  add.mockRestore();
  expect(status).toBe(500);
  expect(await addressDays().find().toArray()).toMatchObject([{ count: 0 }]);
});

it('deletes reveals after 90 days', async () => {
  await like(await postListing(api, nusrat));
  const cleanup = api.get(RevealsRepository);
  expect(await cleanup.deleteExpired(new Date(Date.now() + 89 * DAY_MS))).toBe(0);
  expect(await cleanup.deleteExpired(new Date(Date.now() + 91 * DAY_MS))).toBe(1);
  expect(await reveals()).toEqual([]);
});

it('shows the daily limit in the headers of its refusal', async () => {
  await storeReveals(api, 'contact', daily);
  const id = await postListing(api, nusrat);
  const { status, headers } = await like(id);
  expect(status).toBe(429);
  expect(headers.get('ratelimit-policy')).toContain(`"reveals-user";q=${daily};w=86400`);
  expect(headers.get('ratelimit')).toContain(`"reveals-user";r=0;t=${headers.get('retry-after')}`);
});

it('shows in the headers what is left of new contacts', async () => {
  await storeReveals(api, 'contact', 4);
  const id = await postListing(api, nusrat);
  const shown = async () => (await like(id, { 'x-forwarded-for': '203.0.113.77' })).headers;
  const first = await shown();
  const { requests } = rateLimitTiers.reveals.address;
  expect(first.get('ratelimit-policy')).toContain(
    `"reveals-address";q=${requests};w=86400, "reveals-user";q=${daily};w=86400`,
  );
  expect(first.get('ratelimit')).toContain(`"reveals-address";r=${requests - 1};t=`);
  expect(first.get('ratelimit')).toContain(`"reveals-user";r=${daily - 5};t=`);
  // The contact was shown already, so nothing counts.
  expect((await shown()).get('ratelimit')).not.toContain('reveals');
});

it('shows that a refused like leaves the quota of the IP address as it was', async () => {
  await storeReveals(api, 'contact', daily);
  const { headers } = await like(await postListing(api, nusrat), { 'x-forwarded-for': '203.0.113.78' });
  const { requests } = rateLimitTiers.reveals.address;
  expect(headers.get('ratelimit')).toContain(`"reveals-address";r=${requests};t=`);
});
