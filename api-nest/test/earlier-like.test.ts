import type { Listing } from '@roommate/contracts';
import type { ListingRecord } from '../src/listings/listing.schema.ts';
import { nusrat, rafi, room } from './support/people.ts';
import { useMovableClock } from './support/movable-clock.ts';
import { postListing } from './support/post-listing.ts';
import { storeLikes } from './support/store-likes.ts';
import { storedRoom } from './support/stored-room.ts';
import type { Person } from './support/token-issuer.ts';
import { useApi, useListing } from './support/use-api.ts';

const DAY = 24 * 60 * 60;

const clock = useMovableClock();
const api = useApi();
const listing = useListing(api);

const like = (as: Person = rafi) =>
  api.call('PATCH', `/roommates/${listing.id}/like`, { as, body: { likes: 1 } });
const read = async (as?: Person) =>
  (await api.call<Listing>('GET', `/roommates/${listing.id}`, as ? { as } : {})).body;
const reveals = () => api.connection.collection('reveals').find().toArray();

it('shows a liker that they liked, and the contact again without counting it', async () => {
  expect(await read(rafi)).toMatchObject({ isLiked: false });
  await like();
  const counted = await reveals();
  const seen = await read(rafi);
  expect(seen).toMatchObject({ isLiked: true, contact: room.contact, isOwner: false });
  expect((await reveals()).filter(({ kind }) => kind === 'contact')).toEqual(
    counted.filter(({ kind }) => kind === 'contact'),
  );
});

it('shows nothing of it to others', async () => {
  await like();
  expect(await read()).not.toHaveProperty('isLiked');
  expect(await read(nusrat)).not.toHaveProperty('isLiked');
  const other = await read({ sub: 'uid-other' });
  expect([other.isLiked, other.contact]).toEqual([false, undefined]);
});

it('keeps the ETag when others view the listing', async () => {
  await like();
  const path = `/roommates/${listing.id}`;
  const tag = (await api.call('GET', path, { as: rafi })).headers.get('etag') ?? '';
  await read({ sub: 'uid-visitor' });
  const headers = { 'if-none-match': tag };
  expect((await api.call('GET', path, { as: rafi, headers })).status).toBe(304);
});

it('shows an imported listing that has no list of likers', async () => {
  const imported: Partial<ListingRecord> = storedRoom();
  delete imported.recentLikers;
  await api.connection.collection('listings').insertOne(imported);
  const { status, body } = await api.call<Listing>('GET', `/roommates/${String(imported._id)}`, { as: rafi });
  expect([status, body.isLiked]).toEqual([200, false]);
});

it('shows a like of a listing whose likers moved', async () => {
  const id = await postListing(api, nusrat);
  const likeOf = (n: number) =>
    api.call('PATCH', `/roommates/${id}/like`, { as: { sub: `uid-${n}` }, body: { likes: 1 } });
  await likeOf(7);
  await storeLikes(
    api,
    id,
    Array.from({ length: 198 }, (_, n) => `uid-earlier-${n}`),
  );
  await likeOf(8);
  expect(await api.connection.collection('likes').countDocuments()).toBe(200);
  const { body } = await api.call<Listing>('GET', `/roommates/${id}`, { as: { sub: 'uid-7' } });
  expect(body).toMatchObject({ isLiked: true, contact: room.contact });
});

it('shows no contact after an unlike, on the next day, or when the room is taken', async () => {
  await like();
  await api.call('DELETE', `/roommates/${listing.id}/like`, { as: rafi });
  expect(await read(rafi)).toMatchObject({ isLiked: false });
  expect(await read(rafi)).not.toHaveProperty('contact');

  await like();
  expect(await read(rafi)).toHaveProperty('contact');
  await api.call('PATCH', `/roommates/${listing.id}`, {
    as: nusrat,
    body: { availability: 'not available' },
  });
  expect(await read(rafi)).not.toHaveProperty('contact');

  await api.call('PATCH', `/roommates/${listing.id}`, { as: nusrat, body: { availability: 'available' } });
  expect(await read(rafi)).toHaveProperty('contact');
  // The token of the other tests expires now, so this test comes last.
  clock.pass(DAY);
  const { isLiked, contact } = await read({ ...rafi, name: 'Rafi, a day later' });
  expect([isLiked, contact]).toEqual([true, undefined]);
});
