import type { Listing } from '@roommate/contracts';
import { nusrat, rafi, room } from './support/people.ts';
import { useApi } from './support/use-api.ts';

const api = useApi();

it('is posted, shown, liked, edited and deleted', async () => {
  const posted = await api.call('POST', '/roommates', { as: nusrat, body: room });
  expect(posted).toMatchObject({ status: 201, body: { acknowledged: true } });
  const path = `/roommates/${String(posted.body.insertedId)}`;

  const list = await api.call<Listing[]>('GET', '/roommates');
  expect(list.body.map((listing) => listing.title)).toEqual([room.title]);

  const liked = await api.call('PATCH', `${path}/like`, { as: rafi, body: { likes: 1 } });
  expect(liked.body).toEqual({ matchedCount: 1, modifiedCount: 1, likes: 1, contact: room.contact });

  const edited = await api.call('PUT', path, { as: nusrat, body: { ...room, rentAmount: 13_000 } });
  expect(edited.body).toEqual({ matchedCount: 1, modifiedCount: 1 });
  const shown = await api.call('GET', path);
  expect(shown.body).toMatchObject({ rentAmount: 13_000, likes: 1 });

  const deleted = await api.call('DELETE', path, { as: nusrat });
  expect(deleted).toMatchObject({ status: 200, body: { deletedCount: 1 } });
  expect(await api.call('GET', path)).toMatchObject({ status: 404, body: { status: 404 } });
});
