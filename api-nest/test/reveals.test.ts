import { rateLimitTiers } from '../src/rate-limits/rate-limit-tiers.ts';
import { OldRevealsCleanup } from '../src/reveals/old-reveals-cleanup.ts';
import { topViewers } from '../src/reveals/top-viewers.ts';
import { nusrat, rafi } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { useApiPerTest } from './support/use-api.ts';
import { storedRoom } from './support/stored-room.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const daily = rateLimitTiers.reveals.user.requests;

const api = useApiPerTest({ rateLimitFactor: 1 });

const like = (id: string, headers?: Record<string, string>) =>
  api.call('PATCH', `/roommates/${id}/like`, { as: rafi, body: { likes: 1 }, ...(headers && { headers }) });
const reveals = () => api.connection.collection('reveals').find().toArray();

it('stores once who saw which contact and when, without e-mail or IP address', async () => {
  const id = await postListing(api, nusrat);
  const before = Date.now();
  await Promise.all([like(id), like(id), like(id)]);
  const [reveal, ...others] = await reveals();
  expect(others).toEqual([]);
  expect({ ...reveal, listingId: String(reveal?.listingId) }).toEqual({
    _id: `${id}:${rafi.sub}`,
    uid: rafi.sub,
    listingId: id,
    at: expect.any(Date) as Date,
  });
  expect((reveal?.at as Date).getTime()).toBeGreaterThanOrEqual(before);
});

it('treats an id in capitals as the same listing', async () => {
  const id = await postListing(api, nusrat);
  await like(id);
  await like(id.toUpperCase());
  expect((await reveals()).map(({ _id }) => String(_id))).toEqual([`${id}:${rafi.sub}`]);
});

it('stores nothing for a like that shows no contact', async () => {
  const id = await postListing(api, rafi);
  expect((await like(id)).status).toBe(403);
  expect((await like('665f1c2ab7d94e0012a4c9d1')).status).toBe(404);
  expect(await reveals()).toEqual([]);
});

it('limits new contacts per day, still shows contacts seen before, and reports the user', async () => {
  const listings = Array.from({ length: daily + 1 }, () => storedRoom());
  await api.connection.collection('listings').insertMany(listings);
  const ids = listings.map(({ _id }) => _id.toHexString());
  const responses = [];
  for (const id of ids) responses.push(await like(id));
  expect(responses.slice(0, -1).map(({ status }) => status)).toEqual(Array(daily).fill(200));
  const refused = responses.at(-1);
  expect(refused).toMatchObject({
    status: 429,
    body: { error: expect.stringMatching(/^Too many new contacts/) as string },
  });
  expect(refused?.body).not.toHaveProperty('contact');
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(23 * 3600);
  expect((await like(ids[0] ?? '')).body).toHaveProperty('contact');

  const [top, ...others] = await topViewers(
    api.connection.collection('reveals'),
    new Date(Date.now() - DAY_MS),
    5,
  );
  expect([top?.uid, top?.contacts, others]).toEqual([rafi.sub, daily, []]);
  expect(await topViewers(api.connection.collection('reveals'), new Date(Date.now() + 1000), 5)).toEqual([]);
});

it('deletes reveals after 90 days', async () => {
  await like(await postListing(api, nusrat));
  const cleanup = api.get(OldRevealsCleanup);
  expect(await cleanup.deleteExpired(new Date(Date.now() + 89 * DAY_MS))).toBe(0);
  expect(await cleanup.deleteExpired(new Date(Date.now() + 91 * DAY_MS))).toBe(1);
  expect(await reveals()).toEqual([]);
});
