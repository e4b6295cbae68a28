import { createApiClient, dataOf, everyListing, everyMatch, ProblemError } from '@roommate/api-client';
import { changeRent } from '../../libs/api-client/examples/change-rent.ts';
import { findRooms } from '../../libs/api-client/examples/find-rooms.ts';
import { postRoom } from '../../libs/api-client/examples/post-room.ts';
import { searchRooms } from '../../libs/api-client/examples/search-rooms.ts';
import { nusrat, room } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { useApi } from './support/use-api.ts';

const api = useApi();

it("runs the client package's examples", async () => {
  const token = await api.issuer.tokenOf(nusrat);
  const id = await postRoom(api.url, token, room);
  await changeRent(api.url, token, id, -500);
  const found = `${room.title}: BDT ${room.rentAmount - 500}`;
  expect(await findRooms(api.url, room.rentAmount - 500)).toEqual([found]);
  expect(await findRooms(api.url, room.rentAmount - 501)).toEqual([]);
  expect(await searchRooms(api.url, room.location, 1)).toEqual([
    `${room.title}: http://localhost:3000/roommate/${id}`,
  ]);
});

it('reads every page', async () => {
  for (let n = 0; n < 5; n += 1) await postListing(api, nusrat, { title: `Page ${n}` });
  const seen: string[] = [];
  for await (const { title } of everyListing(createApiClient({ baseUrl: api.url }), 2)) seen.push(title);
  expect(seen).toEqual(['Page 4', 'Page 3', 'Page 2', 'Page 1', 'Page 0', room.title]);
});

it('reads every page of a search', async () => {
  for (let n = 0; n < 5; n += 1) await postListing(api, nusrat, { title: `Attic ${n}` });
  const client = createApiClient({ baseUrl: api.url });
  const seen: string[] = [];
  for await (const { title } of everyMatch(client, { q: 'attic', sort: 'newest', limit: 2 })) {
    seen.push(title);
  }
  expect(seen).toEqual(['Attic 4', 'Attic 3', 'Attic 2', 'Attic 1', 'Attic 0']);
  const refused = everyMatch(client, { place: ['nowhere'] }).next();
  await expect(refused).rejects.toBeInstanceOf(ProblemError);
});

it('returns the problem of an error with its code', async () => {
  const client = createApiClient({ baseUrl: api.url });
  const { data, error, response } = await client.GET('/roommates/{id}', {
    params: { path: { id: '665f1c2ab7d94e0012a4c9d1' } },
  });
  expect([data, error?.code, response.status]).toEqual([undefined, 'not_found', 404]);
});

it('throws the problem when a caller reads the data of an error', async () => {
  const client = createApiClient({ baseUrl: api.url });
  const path = { id: '665f1c2ab7d94e0012a4c9d1' };
  const thrown = await client
    .GET('/roommates/{id}', { params: { path } })
    .then(dataOf)
    .catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(ProblemError);
  expect(thrown).toMatchObject({ message: 'This listing does not exist.', problem: { code: 'not_found' } });
});
