import type { Listing, ReadOnlyField } from '@roommate/contracts';
import { Types } from 'mongoose';
import { nusrat, rafi, room } from './support/people.ts';
import { useApi, useListing } from './support/use-api.ts';

const api = useApi();
const listing = useListing(api);

const path = () => `/roommates/${listing.id}`;
const read = async () => {
  const { body, headers } = await api.call<Listing>('GET', path(), { as: nusrat });
  return { listing: body, tag: headers.get('etag') ?? '' };
};
const put = (body: object, headers: Record<string, string> = {}) =>
  api.call('PUT', path(), { as: nusrat, body, headers });
const patch = (body: unknown, headers: Record<string, string> = {}) =>
  api.call('PATCH', path(), { as: nusrat, body, headers });

describe('PUT of a listing as GET returns it', () => {
  it('changes nothing when nothing was edited', async () => {
    const { listing: found } = await read();
    expect((await put(found)).body).toEqual({ matchedCount: 1, modifiedCount: 0 });
    expect((await read()).listing).toEqual(found);
  });

  it('saves the edited fields', async () => {
    const { listing: found, tag } = await read();
    const response = await put({ ...found, rentAmount: 9000 }, { 'if-match': tag });
    expect(response.body).toEqual({ matchedCount: 1, modifiedCount: 1 });
    expect((await read()).listing).toMatchObject({ rentAmount: 9000, title: room.title });
  });

  it('accepts the numbers of likes and views from before a like', async () => {
    const { listing: found } = await read();
    await api.call('PATCH', `${path()}/like`, { as: rafi, body: { likes: 1 } });
    await api.call('GET', path(), { as: rafi });
    expect((await put({ ...found, rentAmount: 9000 })).body.modifiedCount).toBe(1);
    expect((await read()).listing.likes).toBe(1);
  });

  it('accepts the number of likes from before a user took a like back', async () => {
    await api.call('PATCH', `${path()}/like`, { as: rafi });
    const { listing: found } = await read();
    await api.call('DELETE', `${path()}/like`, { as: rafi });
    expect((await put({ ...found, rentAmount: 9000 })).body).toEqual({ matchedCount: 1, modifiedCount: 1 });
    expect((await read()).listing.likes).toBe(0);
  });

  it('refuses changed read-only fields with their names, and changes nothing', async () => {
    const { listing: found } = await read();
    const changed = { _id: 'f'.repeat(24), likes: 99, views: -1, createdAt: 'today', isOwner: false };
    const { status, body } = await put({ ...found, ...changed, title: 'Other' });
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    const names = (body.errors as { field: string }[]).map(({ field }) => field);
    expect(names.sort()).toEqual(Object.keys(changed).sort());
    expect(body.errors).toContainEqual({ field: 'likes', message: 'likes is read-only.' });
    expect((await read()).listing).toEqual(found);
  });

  it('ignores another name and email, which forms send', async () => {
    const { listing: found } = await read();
    const others = { name: 'Another Name', email: rafi.email };
    expect((await put({ ...found, ...others })).body).toEqual({ matchedCount: 1, modifiedCount: 0 });
    expect((await read()).listing).toEqual(found);
  });

  it('refuses an edit that is based on an older listing with 412', async () => {
    const { listing: found } = await read();
    await patch({ title: 'Edited elsewhere' });
    const { status, body } = await put({ ...found, rentAmount: 9000 });
    expect([status, body.code]).toEqual([412, 'changed_meanwhile']);
    expect(body.errors).toEqual([expect.objectContaining({ field: 'updatedAt' })]);
  });

  it.each([null, 1, '', 'yesterday'])('refuses %j as the time of the last edit', async (updatedAt) => {
    const { status, body } = await put({ ...(await read()).listing, updatedAt });
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field: 'updatedAt' })]]);
  });

  it('accepts a repeat of an edit that took effect', async () => {
    const { listing: found, tag } = await read();
    const send = () => put({ ...found, rentAmount: 9000 }, { 'if-match': tag });
    expect((await send()).body.modifiedCount).toBe(1);
    expect((await send()).body).toEqual({ matchedCount: 1, modifiedCount: 0 });
  });
});

describe('values that today’s rules refuse', () => {
  const old = { rentAmount: 0.01, contact: 'x', imageUrl: 'https://ibb.co/abc123' };
  const store = () =>
    api.connection.collection('listings').updateOne({ _id: new Types.ObjectId(listing.id) }, { $set: old });
  const fieldsOf = (body: Record<string, unknown>) =>
    (body.errors as { field: string }[]).map(({ field }) => field).sort();

  it('stay when an edit leaves them unchanged', async () => {
    await store();
    const { body } = await put({ ...room, ...old, title: 'New title' });
    expect(body).toEqual({ matchedCount: 1, modifiedCount: 1 });
    expect((await read()).listing).toMatchObject({ ...old, title: 'New title' });
    expect((await patch({ ...old, description: 'New.' })).body.modifiedCount).toBe(1);
  });

  it('are refused when an edit sets them', async () => {
    const { status, body } = await put({ ...room, ...old });
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    expect(fieldsOf(body)).toEqual(['contact', 'imageUrl', 'rentAmount']);
    expect((await read()).listing).toMatchObject({ title: room.title, contact: room.contact });
  });

  it('are refused beside an unchanged one', async () => {
    await store();
    expect(fieldsOf((await patch({ ...old, contact: 'y' })).body)).toEqual(['contact']);
  });

  it('do not stop the rules from changing a new value', async () => {
    await patch({ imageUrl: 'https://imgur.com/aBcDe12' });
    expect((await read()).listing.imageUrl).toBe('https://i.imgur.com/aBcDe12.jpg');
  });
});

/** The fields of a response that nobody can set, with values that the listing does not have. */
const changed = {
  _id: 'f'.repeat(24),
  url: 'https://elsewhere.example/room',
  name: 'Another Name',
  email: rafi.email,
  emailWithheld: 'unconfirmed',
  likes: 99,
  views: 99,
  createdAt: '2020-01-01T00:00:00.000Z',
  isOwner: false,
  isLiked: true,
  // An earlier time comes from an earlier read.
  updatedAt: '2099-01-01T00:00:00.000Z',
} satisfies Record<ReadOnlyField, unknown>;
const ignoredByPut = ['name', 'email'];

describe.each([
  ['PUT', ignoredByPut],
  ['PATCH', []],
])('%s of one changed read-only field', (method, ignored) => {
  const refused = Object.entries(changed).filter(([field]) => !ignored.includes(field));

  it.each(refused)('refuses %s and names it', async (field, value) => {
    const { listing: found } = await read();
    const body = { ...found, title: 'Other', [field]: value };
    const { status, body: problem } = await api.call(method, path(), { as: nusrat, body });
    expect([status, problem.errors]).toEqual([400, [{ field, message: `${field} is read-only.` }]]);
    expect((await read()).listing).toEqual(found);
  });
});

describe('PATCH /roommates/{id}', () => {
  it.each(['application/json', 'application/merge-patch+json'])(
    'changes single fields, as %s',
    async (type) => {
      const before = (await read()).listing;
      const response = await patch({ rentAmount: 9000 }, { 'content-type': type });
      expect(response.body).toEqual({ matchedCount: 1, modifiedCount: 1 });
      const { updatedAt, ...after } = (await read()).listing;
      expect({ ...after, updatedAt: before.updatedAt }).toEqual({ ...before, rentAmount: 9000 });
      expect(Date.parse(updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    },
  );

  it('changes nothing with an empty patch', async () => {
    expect((await patch({})).body).toEqual({ matchedCount: 1, modifiedCount: 0 });
  });

  it.each([
    ['the removal of a field', { title: null }, 'title'],
    ['the removal of the availability', { availability: null }, 'availability'],
    ['a rent as text', { rentAmount: '9000' }, 'rentAmount'],
    ['an unknown field', { ownerUid: 'uid-rafi' }, 'ownerUid'],
    ['another name', { name: 'Rafi' }, 'name'],
    ['another email', { email: rafi.email }, 'email'],
    ['a list', [{ op: 'replace', path: '/title', value: 'x' }], 'body'],
  ])('refuses %s and names it', async (_, body, field) => {
    const before = await read();
    const { status, body: problem } = await patch(body);
    expect(status).toBe(400);
    expect(problem.errors).toEqual([expect.objectContaining({ field })]);
    expect(await read()).toEqual(before);
  });

  it('honours If-Match', async () => {
    const { tag } = await read();
    expect((await patch({ rentAmount: 9000 }, { 'if-match': tag })).status).toBe(200);
    const late = await patch({ rentAmount: 8000 }, { 'if-match': tag });
    expect([late.status, late.body.code]).toEqual([412, 'changed_meanwhile']);
    expect((await read()).listing.rentAmount).toBe(9000);
  });

  it('is for the owner only', async () => {
    const body = { title: 'Mine now' };
    expect((await api.call('PATCH', path(), { body })).status).toBe(401);
    expect((await api.call('PATCH', path(), { as: rafi, body })).status).toBe(403);
    expect((await read()).listing.title).toBe(room.title);
  });

  it('does not exist for fixed paths', async () => {
    expect((await api.call('PATCH', '/roommates/count', { as: nusrat, body: {} })).status).toBe(405);
  });
});

it.each(['PUT', 'PATCH'])('%s returns the ETag of the listing as it is now', async (method) => {
  for (const rentAmount of [9000, 8000, 8000]) {
    const { headers } = await api.call(method, path(), { as: nusrat, body: { ...room, rentAmount } });
    expect(headers.get('etag')).toBe((await read()).tag);
  }
});

it('accepts a merge patch only for PATCH of a listing', async () => {
  const headers = { 'content-type': 'application/merge-patch+json' };
  expect((await put(room, headers)).status).toBe(415);
  expect((await api.call('POST', '/contact', { body: {}, headers })).status).toBe(415);
});

describe('Location of a new listing', () => {
  const post = async (headers: Record<string, string>) => {
    const response = await api.call('POST', '/roommates', { as: nusrat, body: room, headers });
    return { id: String(response.body.insertedId), location: response.headers.get('location') };
  };

  it('is the absolute URL of the listing', async () => {
    const { id, location } = await post({});
    expect(location).toBe(`${api.url}/roommates/${id}`);
  });

  it('is below the prefix of the site when the site forwards the request', async () => {
    const { id, location } = await post({
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'rooms.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-prefix': '/api',
    });
    expect(location).toBe(`https://rooms.example/api/roommates/${id}`);
  });

  it.each(['a.example/<x>', 'a b', '"'])('has no host when the host is %j', async (host) => {
    const { id, location } = await post({ 'x-forwarded-for': '203.0.113.7', 'x-forwarded-host': host });
    expect(location).toBe(`/roommates/${id}`);
  });

  it('is in a repeated response too', async () => {
    const key = { 'idempotency-key': 'location-1' };
    expect(await post(key)).toEqual(await post(key));
  });
});
