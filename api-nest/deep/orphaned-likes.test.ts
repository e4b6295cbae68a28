import { setImmediate as nextTurn } from 'node:timers/promises';
import mongoose from 'mongoose';
import { OrphanedLikesCleanup } from '../src/listings/orphaned-likes-cleanup.ts';
import { nusrat } from '../test/support/people.ts';
import { storedRoom } from '../test/support/stored-room.ts';
import { useApi } from '../test/support/use-api.ts';

const ROUNDS = 12;

const api = useApi();

/** Stores a listing whose next likes move its likers. */
async function almostMoved(): Promise<mongoose.Types.ObjectId> {
  const recentLikers = Array.from({ length: 195 }, (_, n) => `uid-early-${n}`);
  const listing = storedRoom({ likes: 195, recentLikers });
  await api.connection.collection('listings').insertOne(listing);
  return listing._id;
}

it('leaves no likes of a listing that is deleted while its likers move', async () => {
  const left: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const listingId = await almostMoved();
    const path = `/roommates/${listingId.toHexString()}`;
    const likes = Array.from({ length: 12 }, (_, n) =>
      api.call('PATCH', `${path}/like`, { as: { sub: `uid-late-${n}` }, body: { likes: 1 } }),
    );
    // Each round deletes a little later, to meet other moments of the move.
    for (let turn = 0; turn < round * 10; turn += 1) await nextTurn();
    const deletion = await api.call('DELETE', path, { as: nusrat });
    expect(deletion.status).toBe(200);
    await Promise.all(likes);
    left.push(await api.connection.collection('likes').countDocuments({ listingId }));
  }
  expect(left).toEqual(Array(ROUNDS).fill(0));
});

it('deletes only the likes that a crash during a deletion left', async () => {
  const [kept, crashed] = [await almostMoved(), new mongoose.Types.ObjectId()];
  const likes = api.connection.collection('likes');
  for (const listingId of [kept, crashed]) {
    const uids = ['uid-1', 'uid-2', 'uid-3'];
    await likes.insertMany(
      uids.map((uid) => ({ _id: `${listingId.toHexString()}:${uid}` as never, listingId })),
    );
  }
  await api.get(OrphanedLikesCleanup).deleteExpired();
  expect(await likes.countDocuments({ listingId: crashed })).toBe(0);
  expect(await likes.countDocuments({ listingId: kept })).toBe(3);
});
