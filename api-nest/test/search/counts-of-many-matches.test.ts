import type { SearchResponse } from '@roommate/contracts';
import { useMovableClock } from '../support/movable-clock.ts';
import { roomNumber } from '../support/searchable-rooms.ts';
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
