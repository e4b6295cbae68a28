import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Listing } from '@roommate/contracts';
import { until } from '@roommate/server/testing';
import { LIST_HELD_MS, LISTS_PER_CALLER, LISTS_PER_PROCESS } from '../src/rate-limits/open-lists.ts';
import { useMovableClock } from '../test/support/movable-clock.ts';
import { nusrat, rafi, room } from '../test/support/people.ts';
import { storedRoom } from '../test/support/stored-room.ts';
import type { Person } from '../test/support/token-issuer.ts';
import { useApi } from '../test/support/use-api.ts';

const LONG = 2100;
/** Too much for the buffers between the API and a receiver that does not read. */
const DESCRIPTION = 'A long description. '.repeat(300);

const api = useApi();
const clock = useMovableClock();
const opened: IncomingMessage[] = [];

afterEach(() => {
  for (const response of opened.splice(0)) response.destroy();
});

interface Caller {
  as?: Person;
  address?: string;
}

const headersOf = async ({ as, address }: Caller) => ({
  ...(as && { authorization: `Bearer ${await api.issuer.tokenOf(as)}` }),
  ...(address !== undefined && { 'x-forwarded-for': address }),
});

/** Requests all listings and reads nothing of them. */
async function open(caller: Caller): Promise<number> {
  const request = get(`${api.url}/roommates`, { agent: false, headers: await headersOf(caller) });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.on('error', () => undefined).pause();
  opened.push(response);
  return response.statusCode ?? 0;
}

/** Opens lists, as soon as those of the last test are closed. */
async function openEach(callers: Caller[]): Promise<void> {
  for (const caller of callers) await until(async () => (await open(caller)) === 200);
}

/** Reads a list on. Its connection may break. */
async function isReadToEnd(response: IncomingMessage | undefined): Promise<boolean | undefined> {
  response?.resume();
  if (response && !response.closed) await new Promise((resolve) => response.once('close', resolve));
  return response?.complete;
}

const twice = (caller: Caller): Caller[] => Array<Caller>(LISTS_PER_CALLER).fill(caller);
const refusal = async (caller: Caller) => {
  const { status, headers, body } = await api.call('GET', '/roommates', { headers: await headersOf(caller) });
  return { status, retryAfter: Number(headers.get('retry-after')), code: body.code };
};
const tooMany = { status: 429, retryAfter: 5, code: 'too_many_requests' };

it('sends a short list to any number of callers', async () => {
  await api.connection.collection('listings').insertMany([storedRoom(), storedRoom()]);
  const callers = Array<Caller>(2 * LISTS_PER_PROCESS).fill({ as: rafi });
  const statuses = await Promise.all(callers.map(open));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

describe('a long list of all listings', () => {
  beforeAll(async () => {
    for (let n = 0; n < LONG; n += 300) {
      const rooms = Array.from({ length: 300 }, () => storedRoom({ description: DESCRIPTION }));
      await api.connection.collection('listings').insertMany(rooms);
    }
  });

  it.each<[string, Caller, Caller]>([
    ['account', { as: rafi, address: '203.0.113.1' }, { as: nusrat, address: '203.0.113.1' }],
    ['IP address', { address: '203.0.113.2' }, { address: '203.0.113.3' }],
    ['IPv6 network', { address: '2001:db8::1' }, { address: '2001:db8:0:1::1' }],
    ['program on this machine', {}, { address: '203.0.113.4' }],
  ])(`is sent ${LISTS_PER_CALLER} times at once to one %s, and to others`, async (_, caller, other) => {
    await openEach(twice(caller));
    expect(await refusal(caller)).toEqual(tooMany);
    expect(await open(other)).toBe(200);
    const page = { headers: await headersOf(caller) };
    expect((await api.call('GET', '/roommates?limit=24', page)).status).toBe(200);
  });

  it('is sent again after the caller left early, or read to the end', async () => {
    await openEach(twice({ as: rafi }));
    expect(await refusal({ as: rafi })).toEqual(tooMany);
    opened.pop()?.destroy();
    await openEach([{ as: rafi }]);
    expect(await refusal({ as: rafi })).toEqual(tooMany);
    const last = opened.pop();
    last?.resume();
    if (last) await once(last, 'end');
    await openEach([{ as: rafi }]);
  });

  it('is not held by callers who know it', async () => {
    const { headers } = await api.call('HEAD', '/roommates', { as: rafi });
    const known = { as: rafi, headers: { 'if-none-match': headers.get('etag') ?? '' } };
    for (let n = 0; n <= LISTS_PER_CALLER; n += 1) {
      expect((await api.call('GET', '/roommates', known)).status).toBe(304);
    }
  });

  it.each([`/roommates/mylistings?email=${nusrat.email}`, `/roommates/user/${nusrat.email}`])(
    'is streamed by GET %s too, and counts',
    async (path) => {
      const { body, headers } = await api.call<Listing[]>('GET', path, { as: nusrat });
      expect(body).toHaveLength(LONG + 2);
      expect(body.every(({ contact }) => contact === room.contact)).toBe(true);
      const times = body.map(({ createdAt, _id }) => createdAt + _id);
      expect(times).toEqual(times.toSorted().reverse());
      const known = { as: nusrat, headers: { 'if-none-match': headers.get('etag') ?? '' } };
      expect((await api.call('GET', path, known)).status).toBe(304);
      await openEach(twice({ as: nusrat }));
      expect((await api.call('GET', path, { as: nusrat })).status).toBe(429);
      await api.connection.collection('listings').updateOne({}, { $inc: { views: 1 } });
      opened.pop()?.destroy();
      await until(async () => (await api.call('GET', path, known)).status === 200);
    },
  );

  it(`is sent ${LISTS_PER_PROCESS} times at once by a process`, async () => {
    const callers = Array.from({ length: LISTS_PER_PROCESS }, (_, n) => ({
      address: `203.0.113.${100 + n}`,
    }));
    await openEach(callers);
    const late = { address: '203.0.113.200' };
    expect(await refusal(late)).toEqual({ status: 503, retryAfter: 5, code: 'unavailable' });
    opened.pop()?.destroy();
    await openEach([late]);
  });

  it('gives way to another list when it has been open for long and the process sends no more', async () => {
    const address = (n: number) => ({ address: `203.0.113.${150 + n}` });
    await openEach(Array.from({ length: LISTS_PER_PROCESS }, (_, n) => address(n)));
    const [oldest, next] = opened;
    clock.pass(LIST_HELD_MS / 1000);
    expect(await open(address(50))).toBe(200);
    expect(await isReadToEnd(oldest)).toBe(false);
    expect(await isReadToEnd(next)).toBe(true);
  });
});
