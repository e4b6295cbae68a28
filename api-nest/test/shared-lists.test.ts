import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Listing } from '@roommate/contracts';
import { useMovableClock } from './support/movable-clock.ts';
import { nusrat, rafi, room } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { readsListings } from './support/sent-commands.ts';
import { storedRoom } from './support/stored-room.ts';
import { useApi } from './support/use-api.ts';

const PATHS = ['/roommates', '/roommates?limit=100', '/roommates/available?limit=50'];

// Lists are kept for a second. On a busy machine the requests of a test take longer.
const clock = useMovableClock();
const api = useApi();

beforeEach(async () => {
  await api.connection.collection('listings').deleteMany({});
  clock.pass(1);
});

const listed = async (path: string) => (await api.call<Listing[]>('GET', path)).body;
const idsIn = async (path: string) => (await listed(path)).map(({ _id }) => _id);

/** The number of queries for listings that the API sends during the action. */
async function queriesDuring(act: () => Promise<unknown>): Promise<number> {
  let queries = 0;
  const count = ({ command }: { command: Record<string, unknown> }) => {
    if (readsListings(command)) queries += 1;
  };
  const client = api.connection.getClient();
  client.on('commandStarted', count);
  await act();
  client.off('commandStarted', count);
  return queries;
}

it.each(PATHS)('reads GET %s once for simultaneous anonymous callers', async (path) => {
  await postListing(api, nusrat);
  const queries = await queriesDuring(() => Promise.all(Array.from({ length: 20 }, () => listed(path))));
  expect(queries).toBe(1);
  expect(await queriesDuring(() => listed(path))).toBe(0);
});

it.each(PATHS)('shows each write immediately in GET %s', async (path) => {
  const id = await postListing(api, nusrat);
  expect(await idsIn(path)).toEqual([id]);
  const second = await postListing(api, nusrat);
  expect(await idsIn(path)).toEqual([second, id]);
  await api.call('PUT', `/roommates/${id}`, { as: nusrat, body: { ...room, title: 'Changed' } });
  expect((await listed(path))[1]?.title).toBe('Changed');
  await api.call('PATCH', `/roommates/${id}/like`, { as: rafi, body: { likes: 1 } });
  expect((await listed(path))[1]?.likes).toBe(1);
  await api.call('DELETE', `/roommates/${id}`, { as: nusrat });
  expect(await idsIn(path)).toEqual([second]);
});

it('never serves a list from before a write to a later caller', async () => {
  for (let round = 0; round < 20; round += 1) {
    const readers = Array.from({ length: 5 }, () => listed('/roommates'));
    const id = await postListing(api, nusrat);
    expect(await idsIn('/roommates')).toContain(id);
    await Promise.all(readers);
  }
});

it('shows a write of another process within a second', async () => {
  await listed('/roommates');
  const listing = storedRoom();
  await api.connection.collection('listings').insertOne(listing);
  clock.pass(1);
  expect(await idsIn('/roommates')).toContain(listing._id.toHexString());
});

it.each(PATHS)('separates the lists of signed-in callers in GET %s', async (path) => {
  await postListing(api, nusrat);
  await listed(path);
  const { body } = await api.call<Listing[]>('GET', path, { as: nusrat });
  expect(body[0]).toMatchObject({ isOwner: true, contact: room.contact });
  expect((await listed(path))[0]).not.toHaveProperty('contact');
});

it.each(PATHS)('validates GET %s with its ETag, which every write changes', async (path) => {
  const id = await postListing(api, nusrat);
  const first = await api.call('GET', path);
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  const known = await api.call('GET', path, { headers });
  expect([known.status, known.body]).toEqual([304, undefined]);
  expect(first.headers.get('vary')).toMatch(/authorization.*accept-encoding/i);
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  await api.call('PATCH', `/roommates/${id}/like`, { as: rafi, body: { likes: 1 } });
  expect((await api.call('GET', path, { headers })).status).toBe(200);
});

it('sends the coding that each caller accepts', async () => {
  await api.connection.collection('listings').insertMany(Array.from({ length: 50 }, () => storedRoom()));
  const plain = await listed('/roommates');
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
  for (const coding of ['br', 'gzip', 'br'] as const) {
    const request = get(`${api.url}/roommates`, { headers: { 'accept-encoding': coding } });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.headers).toMatchObject({
      'content-encoding': coding,
      'content-type': 'application/json; charset=utf-8',
    });
    const bytes = await buffer(response);
    expect(response.headers['content-length']).toBe(String(bytes.length));
    expect(JSON.parse(decoders[coding](bytes).toString())).toEqual(plain);
  }
  const head = await api.call('HEAD', '/roommates');
  expect([head.status, head.body]).toEqual([200, undefined]);
});
