import type { SearchResponse } from '@roommate/contracts';
import { useMovableClock } from '../support/movable-clock.ts';
import { roomNumber, searchableRoom } from '../support/searchable-rooms.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();
const clock = useMovableClock();

const totalOf = async (query: string) =>
  (await api.call<SearchResponse>('GET', `/roommates/search?${query}`)).body.total;

it('counts a search again after ten seconds, however often it is repeated', async () => {
  const rooms = Array.from({ length: 1001 }, (_, n) => roomNumber(n));
  const listings = api.connection.collection('listings');
  await listings.insertMany(rooms);
  const many = { value: 1000, relation: 'gte' };
  expect(await totalOf('rentMin=100')).toEqual(many);
  await listings.deleteMany({ _id: { $in: rooms.slice(0, 500).map(({ _id }) => _id) } });
  clock.pass(6);
  expect(await totalOf('rentMin=100&sort=rent')).toEqual(many);
  clock.pass(6);
  expect(await totalOf('rentMin=100')).toEqual({ value: 501, relation: 'eq' });
});

it('counts exactly 1,000 matches', async () => {
  const listings = api.connection.collection('listings');
  await listings.deleteMany({});
  await listings.insertMany(Array.from({ length: 1001 }, (_, n) => roomNumber(n)));
  expect(await totalOf('rentMin=200')).toEqual({ value: 1000, relation: 'gte' });
  await listings.deleteOne({});
  clock.pass(11);
  expect(await totalOf('rentMin=200')).toEqual({ value: 1000, relation: 'eq' });
});

it('shows which choices are common, although the rooms with the lowest rents have one type and place', async () => {
  const listings = api.connection.collection('listings');
  await listings.deleteMany({});
  const cheap = { roomType: 'Shared', location: 'Mirpur 11', rentAmount: 3000 } as const;
  const usual = { roomType: 'Single', location: 'Farmgate, Tejgaon', rentAmount: 9000 } as const;
  const rooms = Array.from({ length: 1100 }, (_, n) => searchableRoom(n % 2 === 0 ? cheap : usual));
  await listings.insertMany(rooms);
  const { facets, total } = (await api.call<SearchResponse>('GET', '/roommates/search?rentMax=20000')).body;
  expect(total).toEqual({ value: 1000, relation: 'gte' });
  for (const { count } of facets.roomType.values) expect(count).toBeGreaterThan(100);
  const places = facets.places.values.map(({ id }) => id);
  expect(places).toEqual(expect.arrayContaining(['farmgate', 'mirpur-11']));
});

it('counts a sample of a facet that has many more matches than the search', async () => {
  const listings = api.connection.collection('listings');
  await listings.deleteMany({});
  const rooms = Array.from({ length: 1100 }, (_, n) => searchableRoom({ rentAmount: n < 300 ? 5000 : 9000 }));
  await listings.insertMany(rooms);
  const search = async (query: string) =>
    (await api.call<SearchResponse>('GET', `/roommates/search?${query}`)).body;
  const { total, facets } = await search('rentMin=4000&rentMax=6000');
  expect(total).toEqual({ value: 300, relation: 'eq' });
  expect(facets.rent.relation).toBe('gte');
  expect(facets.rent.values.reduce((sum, { count }) => sum + count, 0)).toBe(250);
  const none = await search('rentMin=100&rentMax=200');
  expect(none.loosen).toEqual([{ filter: 'rent', total: { value: 1000, relation: 'gte' } }]);
});
