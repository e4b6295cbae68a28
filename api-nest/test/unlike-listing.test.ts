import type { LikeResponse, UnlikeResponse } from '@roommate/contracts';
import { LikersMover } from '../src/listings/likers-mover.ts';
import { nusrat, rafi, room } from './support/people.ts';
import type { Person } from './support/token-issuer.ts';
import { useApi, useListing } from './support/use-api.ts';

const api = useApi();
const listing = useListing(api);

const pathOf = (id: string) => `/roommates/${id}/like`;
const like = (as: Person) => api.call<LikeResponse>('PATCH', pathOf(listing.id), { as, body: { likes: 1 } });
const unlike = (as?: Person, id = listing.id) =>
  api.call<UnlikeResponse>('DELETE', pathOf(id), as ? { as } : {});
const likes = async () => (await api.call('GET', `/roommates/${listing.id}`, { as: nusrat })).body.likes;
const person = (n: number): Person => ({ sub: `uid-${n}`, email: `person${n}@example.com` });
const changed = (responses: { body: UnlikeResponse }[]) =>
  responses.filter(({ body }) => body.modifiedCount === 1).length;

it('takes back a like once, and allows the next like', async () => {
  await like(rafi);
  expect((await unlike(rafi)).body).toEqual({ matchedCount: 1, modifiedCount: 1, likes: 0 });
  expect((await unlike(rafi)).body).toEqual({ matchedCount: 1, modifiedCount: 0, likes: 0 });
  expect(await likes()).toBe(0);
  expect((await like(rafi)).body).toMatchObject({ modifiedCount: 1, likes: 1, contact: room.contact });
  expect((await like(rafi)).body).toMatchObject({ modifiedCount: 0, likes: 1 });
});

it('changes nothing for a user without a like, and for the owner', async () => {
  await like(rafi);
  for (const user of [person(1), nusrat]) {
    expect(await unlike(user)).toMatchObject({ status: 200, body: { modifiedCount: 0, likes: 1 } });
  }
});

it('needs a token, and a listing that exists', async () => {
  expect((await unlike()).status).toBe(401);
  expect((await unlike(rafi, '665f1c2ab7d94e0012a4c9d1')).status).toBe(404);
  expect((await unlike(rafi, '1')).status).toBe(400);
});

it('treats a uid that looks like an operator as text', async () => {
  for (const sub of ['$ownerUid', '$$ROOT']) {
    await like({ sub });
    expect((await unlike({ sub })).body).toMatchObject({ modifiedCount: 1 });
    expect((await unlike({ sub })).body).toMatchObject({ modifiedCount: 0 });
  }
});

it('counts simultaneous unlikes of one user as one', async () => {
  await Promise.all([like(rafi), like(person(1))]);
  expect(changed(await Promise.all(Array.from({ length: 50 }, () => unlike(rafi))))).toBe(1);
  expect(await likes()).toBe(1);
});

it('stays exact while users like and unlike and several processes move the likers', async () => {
  const mover = api.get(LikersMover);
  let isRunning = true;
  const move = async () => {
    while (isRunning) await mover.move(listing.id);
  };
  const movers = [move(), move(), move()];
  const likedAtTheEnd = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      let isLiked = false;
      for (let turn = 0; turn < 10; turn += 1) {
        const wanted = (n * 7 + turn * 3) % 5 < 3;
        const { body } = await (wanted ? like(person(n)) : unlike(person(n)));
        expect([n, turn, body.modifiedCount]).toEqual([n, turn, isLiked === wanted ? 0 : 1]);
        isLiked = wanted;
      }
      return isLiked;
    }),
  );
  isRunning = false;
  await Promise.all(movers);
  expect(await likes()).toBe(likedAtTheEnd.filter(Boolean).length);
});
