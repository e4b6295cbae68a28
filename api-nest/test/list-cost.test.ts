import { LISTINGS_PER_READ } from '../src/rate-limits/list-cost.ts';
import { rateLimitTiers } from '../src/rate-limits/rate-limit-tiers.ts';
import { useFreshLimits } from './support/fresh-limits.ts';
import { nusrat, rafi } from './support/people.ts';
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

it('counts a page as one read', async () => {
  const page = () => api.call('GET', '/roommates?limit=24', { as: rafi });
  expect(await allowed(page)).toBe(userReads);
});

it('lets a user read a list that costs more than the limit, once', async () => {
  const listings = Array.from({ length: 2 * userReads * LISTINGS_PER_READ }, () => storedRoom());
  await stored().insertMany(listings);
  const all = () => api.call('GET', '/roommates', { as: { sub: 'uid-patient' } });
  expect((await all()).status).toBe(200);
  expect((await all()).status).toBe(200);
  expect((await all()).status).toBe(429);
});
