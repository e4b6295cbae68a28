import type { Listing } from '@roommate/contracts';
import type { ListingRecord } from '../src/listings/listing.schema.ts';
import { nusrat, rafi, room } from './support/people.ts';
import { storedRoom } from './support/stored-room.ts';
import { useApi, useListing } from './support/use-api.ts';
import { without } from './support/without.ts';

const api = useApi();
const listing = useListing(api);

describe('who sees what', () => {
  const seen = async (path: string, as?: typeof nusrat) => {
    const { body } = await api.call<Listing | Listing[]>('GET', path, as && { as });
    return Array.isArray(body) ? body.find(({ _id }) => _id === listing.id) : body;
  };
  const paths = () => [
    '/roommates',
    '/roommates?limit=100',
    '/roommates/available?limit=8',
    `/roommates/${listing.id}`,
  ];

  it('everyone sees the listing and its owner’s name, but neither email nor contact', async () => {
    for (const path of paths()) {
      const listing = await seen(path);
      const shown = without(room, 'contact');
      expect(listing).toMatchObject({ ...shown, name: nusrat.name, likes: 0, isOwner: false });
      expect(Object.keys(listing ?? {}).sort()).toEqual(
        [
          ...Object.keys(shown),
          ...['_id', 'url', 'name', 'likes', 'views', 'createdAt', 'updatedAt', 'isOwner'],
        ].sort(),
      );
    }
  });

  it('everyone sees the URL of the page on the site, in lists and in the search too', async () => {
    const url = `http://localhost:3000/roommate/${listing.id}`;
    for (const path of paths()) expect((await seen(path))?.url).toBe(url);
    const { body } = await api.call<{ items: Listing[] }>('GET', '/roommates/search?limit=100');
    expect(body.items.find(({ _id }) => _id === listing.id)?.url).toBe(url);
  });

  it('nobody is the owner of a stored listing without one', async () => {
    const old: Partial<ListingRecord> = storedRoom();
    delete old.ownerUid;
    await api.connection.collection('listings').insertOne(old);
    const { body } = await api.call<Listing>('GET', `/roommates/${String(old._id)}`);
    expect(body.isOwner).toBe(false);
    expect(body).not.toHaveProperty('contact');
    expect(body).not.toHaveProperty('email');
  });

  it('signed-in callers see neither email nor contact in lists', async () => {
    for (const path of paths().slice(0, -1)) {
      const listing = await seen(path, rafi);
      expect(listing?.isOwner).toBe(false);
      expect(listing).not.toHaveProperty('email');
      expect(listing).not.toHaveProperty('contact');
    }
  });

  it('the owner sees the own email', async () => {
    for (const path of paths()) expect((await seen(path, nusrat))?.email).toBe(nusrat.email);
  });

  it('the owner sees the contact and isOwner', async () => {
    for (const path of paths()) {
      expect(await seen(path, nusrat)).toMatchObject({ isOwner: true, contact: room.contact });
    }
  });

  it('a liker sees the contact in the response of the like, and not in lists', async () => {
    const { body } = await api.call('PATCH', `/roommates/${listing.id}/like`, {
      as: rafi,
      body: { likes: 1 },
    });
    expect(body.contact).toBe(room.contact);
    for (const path of paths().slice(0, -1)) {
      expect(await seen(path, rafi)).not.toHaveProperty('contact');
    }
  });
});

it('responds with 404 and an error for an unknown id', async () => {
  const { status, headers, body } = await api.call('GET', '/roommates/665f1c2ab7d94e0012a4c9d1');
  expect(status).toBe(404);
  expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(body).toEqual({
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    code: 'not_found',
    detail: 'This listing does not exist.',
    error: 'This listing does not exist.',
  });
});

it.each(['1', 'available2', '665f1c2ab7d94e0012a4c9dz', '__proto__', '%7B%22$gt%22:%22%22%7D'])(
  'responds with 400 and an error for the malformed id %s',
  async (malformed) => {
    const { status, body } = await api.call('GET', `/roommates/${malformed}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: 'id must be 24 hexadecimal characters.',
      errors: [{ field: 'id', message: 'id must be 24 hexadecimal characters.' }],
    });
  },
);
