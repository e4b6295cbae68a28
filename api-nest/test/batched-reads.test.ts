import type { Listing } from '@roommate/contracts';
import { Types } from 'mongoose';
import { nusrat, rafi, room } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { readsListings, recordCommands } from './support/sent-commands.ts';
import { useApi } from './support/use-api.ts';

const UNKNOWN = '665f1c2ab7d94e0012a4c9d1';
const READS = 40;
const EDITS = 12;

const api = useApi();
const reader = (n: number) => ({ sub: `uid-reader-${n}` });
const read = async (id: string, as = reader(0)) => api.call<Listing>('GET', `/roommates/${id}`, { as });

it('reads listings for several users with fewer queries, and shows each user what is theirs', async () => {
  const ids = [await postListing(api, nusrat), await postListing(api, nusrat, { title: 'Another room' })];
  const [liked = '', other = ''] = ids;
  await api.call('PATCH', `/roommates/${liked}/like`, { as: rafi, body: { likes: 1 } });
  // Connections and tokens are ready, so that the reads arrive together.
  const read40 = () =>
    Promise.all(Array.from({ length: READS }, (_, n) => read(ids[n % 2] ?? '', reader(n))));
  await read40();

  const sent = recordCommands(api.connection);
  const [responses, ofLiker, otherOfLiker, ofOwner, unknown] = await Promise.all([
    read40(),
    read(liked, rafi),
    read(other, rafi),
    read(liked, nusrat),
    read(UNKNOWN),
  ]);
  for (const [n, { body }] of responses.entries()) {
    expect(body).toMatchObject({ _id: ids[n % 2], isLiked: false, isOwner: false });
    expect(body).not.toHaveProperty('contact');
  }
  expect(ofLiker.body).toMatchObject({ _id: liked, isLiked: true, contact: room.contact });
  expect(otherOfLiker.body).toMatchObject({ _id: other, isLiked: false });
  expect(ofOwner.body).toMatchObject({ _id: liked, isOwner: true, contact: room.contact });
  expect(unknown.status).toBe(404);
  const queries = sent.commands.filter(readsListings);
  expect(queries.length).toBeLessThan(READS);
});

it('reads the listings for several edits with fewer queries, and decides each edit on its own', async () => {
  const ids = await Promise.all(Array.from({ length: EDITS }, () => postListing(api, nusrat)));
  const edit = (id = '', rentAmount = 7000, as = nusrat) =>
    api.call('PATCH', `/roommates/${id}`, { as, body: { rentAmount } });
  await Promise.all(ids.map((id) => edit(id, 6000)));

  const sent = recordCommands(api.connection);
  const [ofOther, unknown, ...edits] = await Promise.all([
    edit(ids[0], 5000, rafi),
    edit(UNKNOWN),
    ...ids.map((id, n) => edit(id, 7000 + n)),
  ]);
  expect([ofOther.status, unknown.status]).toEqual([403, 404]);
  for (const { body } of edits) expect(body).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
  expect(sent.commands.filter(readsListings).length).toBeLessThan(EDITS);
  for (const [n, id] of ids.entries()) expect((await read(id)).body.rentAmount).toBe(7000 + n);
});

it('reads a page for several users with fewer queries, and shows each user what is theirs', async () => {
  await postListing(api, nusrat);
  const page = (n: number) =>
    api.call<Listing[]>('GET', '/roommates/available?limit=3', { as: n === 0 ? nusrat : reader(n) });
  const pages = () => Promise.all(Array.from({ length: READS }, (_, n) => page(n)));
  await pages();

  const sent = recordCommands(api.connection);
  const [ofOwner, ...others] = await pages();
  expect(ofOwner?.body[0]).toMatchObject({ isOwner: true, contact: room.contact });
  for (const { body } of others) {
    expect(body[0]).toMatchObject({ _id: ofOwner?.body[0]?._id, isOwner: false });
    expect(body[0]).not.toHaveProperty('contact');
  }
  expect(sent.commands.filter(readsListings).length).toBeLessThan(READS);
});

it('applies all edits of one listing that arrive together', async () => {
  const id = await postListing(api, nusrat);
  const edits = [{ rentAmount: 7100 }, { title: 'Another title' }, { availability: 'not available' }];
  const responses = await Promise.all(
    edits.map((body) => api.call('PATCH', `/roommates/${id}`, { as: nusrat, body })),
  );
  for (const { body } of responses) expect(body).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
  expect((await read(id)).body).toMatchObject(Object.assign({}, ...edits) as object);
});

it('sees every earlier write', async () => {
  const id = await postListing(api, nusrat);
  for (const rentAmount of [7000, 8000, 9000]) {
    await api.call('PATCH', `/roommates/${id}`, { as: nusrat, body: { rentAmount } });
    expect((await read(id)).body.rentAmount).toBe(rentAmount);
  }
});

it('fails only for the record that cannot be read', async () => {
  const [bad, good] = [await postListing(api, nusrat), await postListing(api, nusrat)];
  const listings = api.connection.collection('listings');
  await listings.updateOne({ _id: new Types.ObjectId(bad) }, { $set: { recentLikers: 'not a list' } });
  const [ofBad, ...ofGood] = await Promise.all([read(bad), read(good), read(good, rafi)]);
  expect(ofBad.status).toBe(500);
  expect(ofGood.map(({ status }) => status)).toEqual([200, 200]);
});
