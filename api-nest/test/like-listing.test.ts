import type { Availability, LikeResponse } from '@roommate/contracts';
import mongoose from 'mongoose';
import { nusrat, rafi, room } from './support/people.ts';
import { isForRequest } from './support/sent-commands.ts';
import { storeLikes } from './support/store-likes.ts';
import { useApi, useListing } from './support/use-api.ts';
import type { Person } from './support/token-issuer.ts';

const api = useApi();
const listing = useListing(api);

const like = (as: Person | undefined, body: unknown = { likes: 1 }, path = `/roommates/${listing.id}/like`) =>
  api.call<LikeResponse & { error: string }>('PATCH', path, as ? { as, body } : { body });

const likes = async () => (await api.call('GET', `/roommates/${listing.id}`, { as: nusrat })).body.likes;
const nadia: Person = { sub: 'uid-nadia' };
const person = (n: number): Person => ({ sub: `uid-${n}`, email: `person${n}@example.com` });
/** Stores the likes of persons, from one to before another. */
const storeLikesOf = (from: number, to: number) =>
  storeLikes(
    api,
    listing.id,
    Array.from({ length: to - from }, (_, n) => person(from + n).sub),
  );
/** The likers move when a listing has this number of likes, and when it has a multiple of it. */
const MOVED_AT = 200;

it('counts one like per user, and returns the contact again on a repeat', async () => {
  const contact = room.contact;
  expect((await like(rafi)).body).toEqual({ matchedCount: 1, modifiedCount: 1, likes: 1, contact });
  expect((await like(rafi)).body).toEqual({ matchedCount: 1, modifiedCount: 0, likes: 1, contact });
  expect(await likes()).toBe(1);
});

describe('a listing that is not available', () => {
  const setAvailability = (availability: Availability) =>
    api.call('PUT', `/roommates/${listing.id}`, { as: nusrat, body: { ...room, availability } });
  const revealed = () =>
    api.connection
      .collection('reveals')
      .countDocuments({ 'reveals.listingId': new mongoose.Types.ObjectId(listing.id) });

  it('counts the like, and keeps the contact until it is available again', async () => {
    await setAvailability('not available');
    expect((await like(rafi)).body).toEqual({ matchedCount: 1, modifiedCount: 1, likes: 1 });
    expect((await like(rafi)).body).toEqual({ matchedCount: 1, modifiedCount: 0, likes: 1 });
    expect(await revealed()).toBe(0);
    await setAvailability('available');
    expect((await like(rafi)).body).toEqual({
      matchedCount: 1,
      modifiedCount: 0,
      likes: 1,
      contact: room.contact,
    });
    expect(await revealed()).toBe(1);
  });

  it('withholds the contact from a user who saw it before', async () => {
    await like(rafi);
    await setAvailability('not available');
    expect((await like(rafi)).body).not.toHaveProperty('contact');
  });
});

it('needs four database commands for a like and two for a repeat', async () => {
  // The first like of a day also stores the day's key for addresses.
  await like(nadia);
  const sent: string[] = [];
  api.connection.getClient().on('commandStarted', ({ commandName, command }) => {
    if (isForRequest(command)) sent.push(commandName);
  });
  await like(rafi);
  // The listing, the days of the user and of the address, and the like.
  expect(sent.splice(0)).toEqual(['find', 'findAndModify', 'findAndModify', 'findAndModify']);
  await like(rafi);
  expect(sent.splice(0)).toEqual(['find', 'find']);
  api.connection.getClient().removeAllListeners('commandStarted');
});

it('treats a uid that looks like an operator as text', async () => {
  for (const sub of ['$ownerUid', '$$ROOT', '$contact']) {
    expect((await like({ sub })).body).toMatchObject({ modifiedCount: 1 });
    expect((await like({ sub })).body).toMatchObject({ modifiedCount: 0 });
  }
});

it('ignores the number in the body', async () => {
  expect((await like(rafi, { likes: 1_000_000 })).body.likes).toBe(1);
});

it('refuses your own listing', async () => {
  expect(await like(nusrat)).toMatchObject({ status: 403, body: { error: "You can't like your own post." } });
  expect(await likes()).toBe(0);
});

it('needs a token', async () => {
  expect((await like(undefined)).status).toBe(401);
});

it('needs no number and no body', async () => {
  expect((await like(rafi, {})).body).toMatchObject({ modifiedCount: 1, likes: 1 });
  const { body } = await api.call('PATCH', `/roommates/${listing.id}/like`, { as: nadia });
  expect(body).toMatchObject({ modifiedCount: 1, likes: 2 });
});

it.each([[{ likes: '5' }], [{ likes: null }], [{ likes: 1, uid: 'x' }], [[]]])(
  'refuses the body %j',
  async (body) => {
    expect((await like(rafi, body)).status).toBe(400);
    expect(await likes()).toBe(0);
  },
);

it('responds with 404 for an unknown id and 400 for a malformed one', async () => {
  expect((await like(rafi, undefined, '/roommates/665f1c2ab7d94e0012a4c9d1/like')).status).toBe(404);
  expect((await like(rafi, undefined, '/roommates/1/like')).status).toBe(400);
});

it('counts 200 simultaneous likes of one user as 1', async () => {
  const responses = await Promise.all(Array.from({ length: 200 }, () => like(rafi)));
  expect(responses.filter(({ body }) => body.modifiedCount === 1)).toHaveLength(1);
  expect(responses.every(({ status }) => status === 200)).toBe(true);
  expect(await likes()).toBe(1);
});

it('keeps the listing small with many likes, and finds every like', async () => {
  const _id = new mongoose.Types.ObjectId(listing.id);
  const listings = api.connection.collection<{ likes: number; recentLikers: string[] }>('listings');
  for (const moves of [1, 2]) {
    const before = moves * MOVED_AT - 20;
    await storeLikesOf((await listings.findOne({ _id }))?.likes ?? 0, before);
    await Promise.all(Array.from({ length: 50 }, (_, n) => like(person(before + n))));
    const row = await listings.findOne({ _id });
    expect(row?.likes).toBe(before + 50);
    expect(row?.recentLikers.length).toBeLessThanOrEqual(50);
    const moved = await api.connection.collection('likes').countDocuments({ listingId: _id });
    expect(moved + (row?.recentLikers.length ?? 0)).toBe(before + 50);
  }
});

it('completes an interrupted move of likers', async () => {
  for (let n = 0; n < 3; n += 1) await like(person(n));
  // The state after a crash between copy and removal: the uids are in both places.
  const listings = api.connection.collection('listings');
  const row = await listings.findOne({ likes: 3 });
  const copies = [0, 1, 2].map((n) => ({ _id: `${listing.id}:uid-${n}` as never, listingId: row?._id }));
  await api.connection.collection('likes').insertMany(copies);
  expect((await like(person(1))).body).toMatchObject({ modifiedCount: 0, likes: 3 });
  await storeLikesOf(3, MOVED_AT - 1);
  for (let n = MOVED_AT - 1; n < 210; n += 1) await like(person(n));
  expect(await likes()).toBe(210);
  expect((await like(person(2))).body).toMatchObject({ modifiedCount: 0, likes: 210 });
});

it('counts a like once when the id is in capitals', async () => {
  const capitals = `/roommates/${listing.id.toUpperCase()}/like`;
  await storeLikesOf(0, MOVED_AT - 1);
  // This like moves the likers, with the id of its request.
  expect((await like(person(199), undefined, capitals)).body).toMatchObject({ likes: 200 });
  for (const path of [capitals, capitals.toLowerCase()]) {
    expect((await like(person(7), undefined, path)).body).toMatchObject({ modifiedCount: 0, likes: 200 });
  }
});

it('deletes the likes of a deleted listing', async () => {
  await storeLikesOf(0, MOVED_AT - 1);
  await like(person(MOVED_AT - 1));
  const movedLikes = async () => {
    const all = await api.connection.collection('likes').find({}).toArray();
    return all.filter((row) => String(row._id).startsWith(listing.id));
  };
  expect(await movedLikes()).toHaveLength(MOVED_AT);
  await api.call('DELETE', `/roommates/${listing.id}`, { as: nusrat });
  expect(await movedLikes()).toEqual([]);
});
