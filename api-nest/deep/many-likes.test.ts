import type { LikeResponse, UnlikeResponse } from '@roommate/contracts';
import { nusrat, room } from '../test/support/people.ts';
import type { Person } from '../test/support/token-issuer.ts';
import { useApi, useListing } from '../test/support/use-api.ts';

const api = useApi();
const listing = useListing(api);

const path = () => `/roommates/${listing.id}/like`;
const like = (as: Person) => api.call<LikeResponse>('PATCH', path(), { as, body: { likes: 1 } });
const unlike = (as: Person) => api.call<UnlikeResponse>('DELETE', path(), { as });
const likes = async () => (await api.call('GET', `/roommates/${listing.id}`, { as: nusrat })).body.likes;
const person = (n: number): Person => ({ sub: `uid-${n}`, email: `person${n}@example.com` });
const changed = (responses: { body: UnlikeResponse }[]) =>
  responses.filter(({ body }) => body.modifiedCount === 1).length;

it('counts 1,000 simultaneous likes of distinct users as 1,000, and their repeats as none', async () => {
  const people = Array.from({ length: 1000 }, (_, n) => person(n));
  const first = await Promise.all(people.map((one) => like(one)));
  expect(first.filter(({ body }) => body.modifiedCount === 1)).toHaveLength(1000);
  expect(await likes()).toBe(1000);

  const again = await Promise.all(people.map((one) => like(one)));
  expect(again.filter(({ body }) => body.modifiedCount === 0 && body.contact === room.contact)).toHaveLength(
    1000,
  );
  expect(await likes()).toBe(1000);
});

it('counts 450 likes, their unlikes and the next likes exactly, also after the likers moved', async () => {
  const people = Array.from({ length: 450 }, (_, n) => person(n));
  await Promise.all(people.map(like));
  expect(changed(await Promise.all(people.map((one) => unlike(one))))).toBe(450);
  expect(await likes()).toBe(0);
  const row = await api.connection
    .collection<{ recentLikers: string[]; recentUnlikers: string[] }>('listings')
    .findOne({ recentUnlikers: { $exists: true }, likes: 0 }, { sort: { createdAt: -1 } });
  expect((row?.recentLikers.length ?? 0) + (row?.recentUnlikers.length ?? 0)).toBeLessThan(450);
  expect(changed(await Promise.all(people.map(like)))).toBe(450);
  expect(changed(await Promise.all(people.map(like)))).toBe(0);
  expect(await likes()).toBe(450);
});
