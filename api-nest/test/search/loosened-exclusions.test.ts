import type { SearchResponse } from '@roommate/contracts';
import { searchableRoom } from '../support/searchable-rooms.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();

beforeAll(async () => {
  const rooms = ['Uttara sec 7', 'Uttara sec 7', 'Mirpur 10'].map((location) => searchableRoom({ location }));
  await api.connection.collection('listings').insertMany(rooms);
});

const search = async (q: string) => {
  const query = new URLSearchParams({ q }).toString();
  return (await api.call<SearchResponse>('GET', `/roommates/search?${query}`)).body;
};

it('reports how many matches the excluded places hide, beside the filters that older clients know', async () => {
  const { total, loosen, loosenExcluded } = await search('uttara, not uttara sector 7');
  expect([total.value, loosenExcluded]).toEqual([0, { value: 2, relation: 'eq' }]);
  expect(loosen?.map(({ filter }) => filter).sort()).toEqual(['place', 'within']);
});

it('keeps the distance to the metro and the other filters', async () => {
  const { total, loosenExcluded } = await search('near metro under 1k, not uttara sector 7');
  expect([total.value, loosenExcluded]).toEqual([0, undefined]);
});

it('reports nothing where the excluded places have no matches either', async () => {
  const { total, loosenExcluded } = await search('savar, not uttara sector 7');
  expect([total.value, loosenExcluded]).toEqual([0, undefined]);
});

it('reports nothing where there are matches', async () => {
  const { total, loosenExcluded } = await search('mirpur or uttara, not uttara sector 7');
  expect([total.value, loosenExcluded]).toEqual([1, undefined]);
});
