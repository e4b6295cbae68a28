import type { SearchResponse } from '@roommate/contracts';
import { searchableRoom } from '../support/searchable-rooms.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();

beforeAll(async () => {
  await api.connection
    .collection('listings')
    .insertMany(['Mirpur 10', 'Nilkhet', 'Gulshan 2'].map((location) => searchableRoom({ location })));
});

const search = (query: string) => api.call<SearchResponse>('GET', `/roommates/search${query}`);

it.each([
  ['?sort=rent', '?sort=newest'],
  ['?sort=rent', '?sort=best'],
  ['?sort=rent', '?sort=rent&rentMax=50000'],
  ['?near=buet', '?near=farmgate'],
])('the cursor of %s is refused for %s', async (query, other) => {
  const { next = '' } = (await search(`${query}&limit=1`)).body;
  const more = await search(`${query}&limit=2&cursor=${next}`);
  expect(more.body.items).toHaveLength(2);
  const { status, body } = await api.call('GET', `/roommates/search${other}&cursor=${next}`);
  expect(status).toBe(400);
  expect(body.errors).toEqual([expect.objectContaining({ field: 'cursor' })]);
});

it('a cursor of an earlier release, which had other stages, is refused', async () => {
  const { next = '' } = (await search('?sort=best&limit=1')).body;
  const position = Buffer.from(next, 'base64url').toString();
  const earlier = Buffer.from(position.replace(/^\d+/, '1000')).toString('base64url');
  const { status, body } = await api.call('GET', `/roommates/search?sort=best&cursor=${earlier}`);
  expect(status).toBe(400);
  expect(body.errors).toEqual([expect.objectContaining({ field: 'cursor' })]);
});
