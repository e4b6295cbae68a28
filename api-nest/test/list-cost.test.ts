import type { Config } from '../src/config/config.ts';
import { CONFIG } from '../src/config/config.module.ts';
import { LISTINGS_PER_READ } from '../src/rate-limits/list-cost.ts';
import { rateLimitTiers } from '../src/rate-limits/rate-limit-tiers.ts';
import { useFreshLimits } from './support/fresh-limits.ts';
import { nusrat, rafi } from './support/people.ts';
import { startApi } from './support/start-api.ts';
import { storedRoom } from './support/stored-room.ts';
import { useApi } from './support/use-api.ts';

/** 30 reads a minute per user, 300 per IP address. */
const FACTOR = 0.05;
const READS_PER_LIST = 10;
const userReads = rateLimitTiers.reads.user.requests * FACTOR;
const addressReads = rateLimitTiers.reads.address.requests * FACTOR;

useFreshLimits();
const api = useApi({ rateLimitFactor: FACTOR });
const stored = () => api.connection.collection('listings');

beforeEach(async () => {
  await stored().deleteMany({});
  const listings = Array.from({ length: READS_PER_LIST * LISTINGS_PER_READ }, () => storedRoom());
  await stored().insertMany(listings);
  // The API learns the length of the list from the first response.
  await api.call('GET', '/roommates');
});

/** The number of responses before the first 429. */
async function allowed(call: () => Promise<{ status: number }>): Promise<number> {
  for (let n = 0; ; n += 1) if ((await call()).status === 429) return n;
}

it('counts the list of all listings as one read per 24 listings', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const all = () => api.call('GET', '/roommates', { headers });
  expect(await allowed(all)).toBe(addressReads / READS_PER_LIST);
  expect(await allowed(() => api.call('GET', '/roommates', { as: rafi }))).toBe(userReads / READS_PER_LIST);
});

it.each([`/roommates/mylistings?email=${nusrat.email}`, `/roommates/user/${nusrat.email}`])(
  'counts GET %s as one read per 24 listings',
  async (path) => {
    const own = () => api.call('GET', path, { as: nusrat });
    const { headers } = await own();
    expect(headers.get('ratelimit')).toContain(`"reads-user";r=${userReads - READS_PER_LIST};t=`);
    expect(await allowed(own)).toBe(userReads / READS_PER_LIST - 1);
  },
);

it('counts the first lists after a start in full', async () => {
  const restarted = await startApi({ rateLimitFactor: FACTOR, mongoUri: api.get<Config>(CONFIG).mongoUri });
  const address = '203.0.113.8';
  const all = () => restarted.call('GET', '/roommates', { headers: { 'x-forwarded-for': address } });
  try {
    const statuses = (await Promise.all(Array.from({ length: 40 }, all))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(addressReads / READS_PER_LIST);
  } finally {
    await restarted.stop();
  }
});

it('counts a page as one read', async () => {
  const page = () => api.call('GET', '/roommates?limit=24', { as: rafi });
  expect(await allowed(page)).toBe(userReads);
});

const ids = (count: number): string =>
  Array.from({ length: count }, () => storedRoom()._id.toHexString()).join();

describe('a part of the listings counts as one read per 24 listings that it can have', () => {
  const paths: [path: string, reads: number][] = [
    ['/roommates?limit=1', 1],
    ['/roommates?limit=25', 2],
    ['/roommates?limit=100', 5],
    ['/roommates/available', 1],
    ['/roommates/available?limit=100', 5],
    ['/roommates/search', 1],
    ['/roommates/search?limit=100', 5],
    [`/roommates/by-ids?ids=${ids(24)}`, 1],
    [`/roommates/by-ids?ids=${ids(100)}`, 5],
  ];
  const left = async (path: string, tier: 'address' | 'user', options: Parameters<typeof api.call>[2]) => {
    const { headers } = await api.call('GET', path, options);
    return Number(new RegExp(`"reads-${tier}";r=(\\d+)`).exec(headers.get('ratelimit') ?? '')?.[1]);
  };

  it.each(paths)('for a user who reads %s', async (path, reads) => {
    expect(await left(path, 'user', { as: rafi })).toBe(userReads - reads);
  });

  it.each(paths)('for an IP address that reads %s, also from memory', async (path, reads) => {
    const from = { headers: { 'x-forwarded-for': '203.0.113.7' } };
    expect(await left(path, 'address', from)).toBe(addressReads - reads);
    expect(await left(path, 'address', from)).toBe(addressReads - 2 * reads);
  });

  it('also for matches', async () => {
    expect(await left('/matches?limit=100', 'user', { as: rafi })).toBe(userReads - 5);
    expect(await left(`/matches/of?ids=${ids(100)}`, 'user', { as: rafi })).toBe(userReads - 10);
  });

  it.each([
    '/roommates?limit=x',
    '/roommates?limit=-5',
    '/roommates?limit=999',
    '/roommates?limit=1&limit=2',
  ])('but a wrong size, such as in %s, counts as a page', async (path) => {
    expect(await left(path, 'user', { as: rafi })).toBeGreaterThanOrEqual(userReads - 5);
    expect((await api.call('GET', path)).status).toBe(400);
  });
});

it('lets a user read a list that costs more than the limit, once', async () => {
  const listings = Array.from({ length: 2 * userReads * LISTINGS_PER_READ }, () => storedRoom());
  await stored().insertMany(listings);
  const all = () => api.call('GET', '/roommates', { as: { sub: 'uid-patient' } });
  expect((await all()).status).toBe(200);
  expect((await all()).status).toBe(200);
  expect((await all()).status).toBe(429);
});
