import { createApiClient, everyListing } from '@roommate/api-client';
import { postAndEdit } from '../../libs/api-client/src/example.ts';
import { nusrat, room } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { useApi } from './support/use-api.ts';

const api = useApi();

it("runs the client package's example", async () => {
  const token = await api.issuer.tokenOf(nusrat);
  expect(await postAndEdit(api.url, token, room)).toBe(1);
  const [listing] = (await api.call<{ rentAmount: number }[]>('GET', '/roommates')).body;
  expect(listing?.rentAmount).toBe(room.rentAmount - 500);
});

it('reads every page', async () => {
  for (let n = 0; n < 5; n += 1) await postListing(api, nusrat, { title: `Page ${n}` });
  const seen: string[] = [];
  for await (const { title } of everyListing(createApiClient({ baseUrl: api.url }), 2)) seen.push(title);
  expect(seen).toEqual(['Page 4', 'Page 3', 'Page 2', 'Page 1', 'Page 0', room.title]);
});

it('returns the problem of an error with its code', async () => {
  const client = createApiClient({ baseUrl: api.url });
  const { data, error, response } = await client.GET('/roommates/{id}', {
    params: { path: { id: '665f1c2ab7d94e0012a4c9d1' } },
  });
  expect([data, error?.code, response.status]).toEqual([undefined, 'not_found', 404]);
});
