import { rateLimitTiers } from '../src/rate-limits/rate-limit-tiers.ts';
import { AddressDaysRepository } from '../src/reveals/address-days.repository.ts';
import { startApi, type TestApi, testDatabaseUri } from './support/start-api.ts';
import { storedRoom } from './support/stored-room.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ADDRESS = '203.0.113.7';
const rateLimitFactor = 0.001;
const allowed = rateLimitTiers.reveals.address.requests * rateLimitFactor;

const config = { mongoUri: testDatabaseUri(), rateLimitFactor };
let one: TestApi;
let other: TestApi;

beforeAll(async () => {
  one = await startApi(config);
  other = await startApi(config);
});
afterAll(() => one.close());

const days = () => one.connection.collection('addressdays');

/** Another person behind the same address likes another listing. */
async function like(api: TestApi, n: number) {
  const listing = storedRoom();
  await api.connection.collection('listings').insertOne(listing);
  const as = { sub: `uid-liker-${n}`, email: `liker-${n}@example.com` };
  const headers = { 'x-forwarded-for': ADDRESS };
  return api.call('PATCH', `/roommates/${String(listing._id)}/like`, { as, headers, body: { likes: 1 } });
}

it('counts the contacts of an address together in all processes', async () => {
  const likes = Array.from({ length: allowed }, (_, n) => like(n % 2 === 0 ? one : other, n));
  expect((await Promise.all(likes)).map(({ status }) => status)).toEqual(Array(allowed).fill(200));
  expect((await like(other, allowed)).status).toBe(429);
});

it('goes on with the count after a restart', async () => {
  await other.stop();
  const restarted = await startApi(config);
  const { status, body, headers } = await like(restarted, allowed + 1);
  await restarted.stop();
  expect([status, body.code]).toEqual([429, 'too_many_requests']);
  expect(headers.get('ratelimit')).toContain('"reveals-address";r=0;t=');
});

it('stores no address, and deletes the count after the day', async () => {
  const stored = await days().find().toArray();
  expect(stored).toMatchObject([{ count: allowed }]);
  expect(JSON.stringify(stored)).not.toContain(ADDRESS);
  const cleanup = one.get(AddressDaysRepository);
  await cleanup.deleteExpired(new Date());
  expect(await days().countDocuments()).toBe(1);
  await cleanup.deleteExpired(new Date(Date.now() + 2 * DAY_MS));
  expect(await days().countDocuments()).toBe(0);
});
