import type { Listing } from '@roommate/contracts';
import { freePort, until } from '@roommate/server/testing';
import { RequestLog } from '@roommate/server/telemetry';
import { rateLimitTiers } from '../src/rate-limits/rate-limit-tiers.ts';
import { useMovableClock } from './support/movable-clock.ts';
import { nusrat, rafi, room } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { isForRequest } from './support/sent-commands.ts';
import { startApi, type TestApi } from './support/start-api.ts';
import { PHONE } from './support/user-agent.ts';

/** 300 reads a minute per IP address. */
const FACTOR = 0.05;
const ADDRESS_READS = rateLimitTiers.reads.address.requests * FACTOR;

const MINUTE = 60;

// Responses are kept for a second. On a busy machine the requests of a test take longer.
const clock = useMovableClock();
let api: TestApi;
let metricsUrl: string;
let id: string;

const listings = () => api.connection.collection('listings');

beforeAll(async () => {
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  api = await startApi({ metricsPort, rateLimitFactor: FACTOR });
});
afterAll(() => api.close());

beforeEach(async () => {
  await listings().deleteMany({});
  // Limits count from zero, and nothing is kept from the test before.
  clock.pass(MINUTE);
  id = await postListing(api, nusrat);
});

const paths = () => [
  `/roommates/${id}`,
  '/roommates/count',
  '/roommates/stats',
  '/roommates?limit=24',
  '/roommates/search?roomType=Single',
  '/areas?roomType=Single',
  '/areas/dhanmondi',
];

/** The commands with which the API reads listings during a call, sorted. A search sends several at the same time. */
async function readsDuring(act: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const note = ({ commandName, command }: { commandName: string; command: Record<string, unknown> }) => {
    const reads = ['find', 'count', 'aggregate'].includes(commandName);
    if (reads && command[commandName] === 'listings' && isForRequest(command)) sent.push(commandName);
  };
  const client = api.connection.getClient();
  client.on('commandStarted', note);
  await act();
  client.off('commandStarted', note);
  return sent.sort();
}

const from = (address: string, userAgent = PHONE) => ({
  headers: { 'x-forwarded-for': address, 'user-agent': userAgent },
});

it('reads once for all concurrent anonymous callers', async () => {
  for (const path of paths()) {
    const alone = await readsDuring(() => api.call('GET', path));
    expect(alone.length).toBeGreaterThan(0);
    expect(await readsDuring(() => api.call('GET', path))).toEqual([]);
    clock.pass(1);
    const together = await readsDuring(() =>
      Promise.all(Array.from({ length: 20 }, () => api.call('GET', path))),
    );
    expect(together).toEqual(alone);
  }
});

it('sends the same headers and body from memory as from the database', async () => {
  for (const path of paths()) {
    const requests = [
      {},
      { headers: { origin: 'http://localhost:3000' } },
      { headers: { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-prefix': '/api' } },
    ];
    for (const request of requests) {
      const [first, second] = [await api.call('GET', path, request), await api.call('GET', path, request)];
      const compared = ({ headers }: typeof first) =>
        [...headers].filter(([name]) => !['x-request-id', 'date', 'ratelimit'].includes(name));
      expect(compared(second)).toEqual(compared(first));
      expect(second.body).toEqual(first.body);
      expect(second.headers.get('ratelimit') === null).toBe(first.headers.get('ratelimit') === null);
      clock.pass(1);
    }
  }
});

it('validates from memory with the ETag', async () => {
  for (const path of paths()) {
    const { headers } = await api.call('GET', path);
    const known = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
    expect(
      await readsDuring(async () => {
        const { status, body } = await api.call('GET', path, known);
        expect([status, body]).toEqual([304, undefined]);
        expect((await api.call('HEAD', path, known)).status).toBe(304);
      }),
    ).toEqual([]);
  }
});

it('counts the views of all visitors who get a listing from memory', async () => {
  const visitors = Array.from({ length: 30 }, (_, n) => from('203.0.113.7', `${PHONE} ${n}`));
  for (const visitor of [...visitors, ...visitors]) await api.call('GET', `/roommates/${id}`, visitor);
  await until(async () => (await listings().findOne())?.views === visitors.length);
  const { body } = await api.call<Listing>('GET', `/roommates/${id}`, { as: nusrat });
  expect(body.views).toBe(visitors.length);
});

it('counts responses from memory in the limit of the IP address', async () => {
  const statuses = [];
  for (let n = 0; n <= ADDRESS_READS; n += 1) {
    statuses.push((await api.call('GET', `/roommates/${id}`, from('203.0.113.8'))).status);
  }
  expect(statuses.slice(0, -1)).toEqual(Array(ADDRESS_READS).fill(200));
  const refused = await api.call('GET', `/roommates/${id}`, from('203.0.113.8'));
  expect([statuses.at(-1), refused.status, refused.body.code]).toEqual([429, 429, 'too_many_requests']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await api.call('GET', `/roommates/${id}`, from('203.0.113.9'))).status).toBe(200);
});

it('logs and measures responses from memory', async () => {
  const logged = jest.spyOn(RequestLog.prototype, 'requestCompleted');
  // No other test of this file requests it.
  for (let n = 0; n < 3; n += 1) await api.call('GET', '/roommates/available?limit=24');
  const route = 'method="GET",route="/roommates/available",status="2xx"';
  const line = `http_request_duration_seconds_count{${route}} 3\n`;
  await until(async () => (await (await fetch(metricsUrl)).text()).includes(line));
  expect(logged).toHaveBeenCalledTimes(3);
  logged.mockRestore();
});

it('shows each write immediately, also a like', async () => {
  const shown = async () => (await api.call<Listing>('GET', `/roommates/${id}`)).body;
  expect((await shown()).title).toBe(room.title);
  await api.call('PUT', `/roommates/${id}`, { as: nusrat, body: { ...room, title: 'Changed' } });
  expect((await shown()).title).toBe('Changed');
  await api.call('PATCH', `/roommates/${id}/like`, { as: rafi, body: { likes: 1 } });
  expect((await shown()).likes).toBe(1);
  await api.call('DELETE', `/roommates/${id}`, { as: nusrat });
  expect((await api.call('GET', `/roommates/${id}`)).status).toBe(404);
});

it('shows a write of another process to signed-in callers immediately, to others within a second', async () => {
  const shown = async (as?: typeof nusrat) =>
    (await api.call<Listing>('GET', `/roommates/${id}`, as && { as })).body.title;
  await shown();
  await listings().updateOne({}, { $set: { title: 'Changed' } });
  expect(await shown(nusrat)).toBe('Changed');
  expect(await shown(rafi)).toBe('Changed');
  clock.pass(1);
  expect(await shown()).toBe('Changed');
});

it('never serves a caller with a token from memory', async () => {
  const path = `/roommates/${id}`;
  await api.call('GET', path);
  expect((await api.call<Listing>('GET', path, { as: nusrat })).body.contact).toBe(room.contact);
  expect((await api.call('GET', path, { headers: { authorization: 'Bearer x.y.z' } })).status).toBe(401);
  expect((await api.call('GET', path, { headers: { authorization: '' } })).status).toBe(401);
  expect((await api.call<Listing>('GET', path)).body).not.toHaveProperty('contact');
});
