import type { Listing } from '@roommate/contracts';
import { nusrat, rafi } from './support/people.ts';
import { postListing, titles } from './support/post-listing.ts';
import { useApi } from './support/use-api.ts';

const api = useApi();

beforeAll(async () => {
  await postListing(api, nusrat, { title: 'first' });
  await postListing(api, rafi, { title: 'second', availability: 'not available', roomType: 'Shared' });
  await postListing(api, nusrat, { title: 'third' });
});

describe('GET /roommates', () => {
  it('returns all listings, newest first, to everyone', async () => {
    const { status, headers, body } = await api.call<Listing[]>('GET', '/roommates');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(titles(body)).toEqual(['third', 'second', 'first']);
  });

  it.each([
    ['?limit=0', 'limit'],
    ['?limit=101', 'limit'],
    ['?limit=ten', 'limit'],
    ['?limit=1&limit=2', 'limit'],
    ['?cursor=a&cursor=b', 'cursor'],
    ['?cursor=!', 'cursor'],
    ['?cursor=abc', 'cursor'],
    ['?page=2', 'page'],
  ])('refuses %s and names %s', async (query, field) => {
    const { status, body } = await api.call('GET', `/roommates${query}`);
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field, message: expect.stringMatching(`^${field} `) as string }]);
  });
});

describe('GET /roommates/available', () => {
  it('returns only available listings, up to the limit', async () => {
    expect(titles((await api.call<Listing[]>('GET', '/roommates/available?limit=8')).body)).toEqual([
      'third',
      'first',
    ]);
    expect(titles((await api.call<Listing[]>('GET', '/roommates/available?limit=1')).body)).toEqual([
      'third',
    ]);
  });

  it('returns at most 8 without a limit', async () => {
    for (let n = 0; n < 8; n += 1) await postListing(api, rafi, { title: `more ${n}` });
    expect((await api.call<Listing[]>('GET', '/roommates/available')).body).toHaveLength(8);
  });

  it('refuses an invalid limit', async () => {
    expect((await api.call('GET', '/roommates/available?limit=-1')).status).toBe(400);
  });
});

describe.each([
  [
    'GET /roommates/mylistings',
    (email: string) => `/roommates/mylistings?email=${encodeURIComponent(email)}`,
  ],
  ['GET /roommates/user/{email}', (email: string) => `/roommates/user/${encodeURIComponent(email)}`],
])('%s', (_, path) => {
  it("returns the caller's own listings in any case of the email", async () => {
    const { status, body } = await api.call<Listing[]>('GET', path('nusrat@EXAMPLE.com'), { as: nusrat });
    expect(status).toBe(200);
    expect(titles(body)).toEqual(['third', 'first']);
  });

  it('uses the account, not the email: a later account with the same email owns nothing', async () => {
    const { body } = await api.call<Listing[]>('GET', path(nusrat.email), {
      as: { ...nusrat, sub: 'uid-other' },
    });
    expect(body).toEqual([]);
  });

  it('needs a token', async () => {
    const { status, headers } = await api.call('GET', path(nusrat.email));
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  it('refuses the email of another account', async () => {
    expect(await api.call('GET', path(rafi.email), { as: nusrat })).toMatchObject({
      status: 403,
      body: { error: 'You can only list your own listings.' },
    });
  });

  it('refuses an account without an email', async () => {
    expect((await api.call('GET', path(rafi.email), { as: { sub: 'uid-phone' } })).status).toBe(403);
  });

  it('refuses an invalid email', async () => {
    const { status, body } = await api.call('GET', path('nobody'), { as: nusrat });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { field: 'email', message: 'Email must be an email address such as name@example.com.' },
    ]);
  });
});

it.each([
  ['', 'Email is required.'],
  ['?email=', 'Email is required.'],
  ['?email=a@example.com&email=b@example.com', 'Email must be text.'],
])('GET /roommates/mylistings%s responds with: %s', async (query, message) => {
  const { status, body } = await api.call('GET', `/roommates/mylistings${query}`, { as: nusrat });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: message, errors: [{ field: 'email', message }] });
});

it('accepts an email of the maximum length in the path', async () => {
  const email = `${'+'.repeat(62)}a@${'x'.repeat(60)}.${'y'.repeat(60)}.${'z'.repeat(60)}.example`;
  const response = await api.call('GET', `/roommates/user/${encodeURIComponent(email)}`, { as: nusrat });
  expect(response.status).toBe(403);
});

it('returns the same number in count and total', async () => {
  expect((await api.call('GET', '/roommates/count')).body).toEqual({ count: 11, total: 11 });
});

it('counts available listings and distinct room types', async () => {
  expect((await api.call('GET', '/roommates/stats')).body).toEqual({
    total: 11,
    available: 10,
    roomTypes: 2,
  });
});
