import type { Listing } from '@roommate/contracts';
import mongoose from 'mongoose';
import { nusrat, room } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { useApi } from './support/use-api.ts';
import { storedRoom } from './support/stored-room.ts';

const TOTAL = 250;

const api = useApi();

beforeAll(async () => {
  // Many listings have the same millisecond, so that the order depends on the id.
  const rows = Array.from({ length: TOTAL }, (_, n) =>
    storedRoom({ title: `room ${n}`, createdAt: new Date(1_750_000_000_000 + Math.floor(n / 40)) }),
  );
  await api.connection.collection('listings').insertMany(rows);
});

/** The absolute URL in a Link header. */
const nextUrl = (link: string | null): string | undefined => /^<([^>]*)>; rel="next"$/.exec(link ?? '')?.[1];

it('returns every listing exactly once, newest first, while listings are added', async () => {
  const seen: Listing[] = [];
  let path: string | undefined = '/roommates?limit=24';
  while (path !== undefined) {
    const { headers, body }: { headers: Headers; body: Listing[] } = await api.call<Listing[]>('GET', path);
    seen.push(...body);
    await postListing(api, nusrat, { title: 'added meanwhile' });
    const next = nextUrl(headers.get('link'));
    path = next?.slice(api.url.length);
  }
  expect(seen).toHaveLength(TOTAL);
  expect(new Set(seen.map((listing) => listing._id)).size).toBe(TOTAL);
  const keys = seen.map(({ createdAt, _id }) => `${createdAt} ${_id}`);
  expect(keys).toEqual([...keys].sort().reverse());
});

it('links to the next page with the URL by which the caller reaches the API', async () => {
  const link = async (headers: Record<string, string>) =>
    (await api.call('GET', '/roommates?limit=5', { headers })).headers.get('link');
  expect(await link({})).toMatch(new RegExp(`^<${api.url}/roommates\\?limit=5&cursor=[\\w-]+>; rel="next"$`));
  const proxied = {
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-host': 'rooms.example',
    'x-forwarded-proto': 'https',
    'x-forwarded-prefix': '/api',
  };
  expect(await link(proxied)).toMatch(
    /^<https:\/\/rooms\.example\/api\/roommates\?limit=5&cursor=[\w-]+>; rel="next"$/,
  );
});

it('ignores a prefix that could end the header', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-prefix': '/a>; rel="x"' };
  const { headers: received } = await api.call('GET', '/roommates?limit=5', { headers });
  expect(received.get('link')).toContain(`<${api.url}/roommates?limit=5`);
});

it('has no next page after the last, even a full one', async () => {
  const { body: all } = await api.call<Listing[]>('GET', '/roommates');
  const third = { createdAt: new Date(all.at(-4)?.createdAt ?? ''), _id: all.at(-4)?._id ?? '' };
  const bytes = Buffer.alloc(20);
  bytes.writeBigInt64BE(BigInt(third.createdAt.getTime()));
  bytes.write(third._id, 8, 'hex');
  const cursor = bytes.toString('base64url');
  const { headers, body } = await api.call<Listing[]>('GET', `/roommates?limit=3&cursor=${cursor}`);
  expect(body.map(({ _id }) => _id)).toEqual(all.slice(-3).map(({ _id }) => _id));
  expect(headers.has('link')).toBe(false);
});

it('pages through the available listings only, without gaps or repeats', async () => {
  const listings = api.connection.collection('listings');
  const rented = await listings.find({}, { limit: 60, sort: { createdAt: 1 } }).toArray();
  const ids = rented.filter((_, n) => n % 2 === 0).map(({ _id }) => _id);
  await listings.updateMany({ _id: { $in: ids } }, { $set: { availability: 'not available' } });
  const expected = await listings.countDocuments({ availability: 'available' });
  const seen: Listing[] = [];
  let path: string | undefined = '/roommates/available?limit=100';
  while (path !== undefined) {
    const { headers, body }: { headers: Headers; body: Listing[] } = await api.call<Listing[]>('GET', path);
    seen.push(...body);
    path = nextUrl(headers.get('link'))?.slice(api.url.length);
    expect(path ?? '/roommates/available?').toMatch(/^\/roommates\/available\?/);
  }
  expect(new Set(seen.map(({ _id }) => _id)).size).toBe(expected);
  expect(seen.filter(({ availability }) => availability !== 'available')).toEqual([]);
  const wrong = await api.call('GET', '/roommates/available?cursor=x');
  expect([wrong.status, wrong.body.errors]).toEqual([400, [expect.objectContaining({ field: 'cursor' })]]);
});

it('returns 24 listings when only a cursor is given', async () => {
  const { headers } = await api.call('GET', '/roommates?limit=1');
  const cursor = /cursor=([\w-]+)/.exec(headers.get('link') ?? '')?.[1] ?? '';
  expect((await api.call<Listing[]>('GET', `/roommates?cursor=${cursor}`)).body).toHaveLength(24);
});

it('continues after a deleted listing', async () => {
  const { headers, body } = await api.call<Listing[]>('GET', '/roommates?limit=2');
  const last = body.at(-1)?._id ?? '';
  const expected = (await api.call<Listing[]>('GET', '/roommates?limit=3')).body.at(-1)?._id;
  await api.connection.collection('listings').deleteOne({ _id: new mongoose.Types.ObjectId(last) });
  const cursor = /cursor=([\w-]+)/.exec(headers.get('link') ?? '')?.[1] ?? '';
  const next = await api.call<Listing[]>('GET', `/roommates?limit=1&cursor=${cursor}`);
  expect(next.body.map(({ _id }) => _id)).toEqual([expected]);
});

it('shows the same listings in pages and in the whole list', async () => {
  const { body } = await api.call<Listing[]>('GET', '/roommates?limit=1');
  expect(body[0]).toMatchObject({ location: room.location, rentAmount: room.rentAmount });
  expect(body[0]).not.toHaveProperty('contact');
});
