import type { Preferences, SearchResponse } from '@roommate/contracts';
import { placeById, placesByDistance } from '@roommate/places';
import { nusrat, rafi } from '../support/people.ts';
import { readsListings, recordCommands, type SentCommands } from '../support/sent-commands.ts';
import { roomNumber, searchableRoom } from '../support/searchable-rooms.ts';
import { useApi } from '../support/use-api.ts';

const TOTAL = 300;
/** The most places of one search. They are a thana, areas and blocks, so that all levels have filters of their own. */
const PLACES = ['mirpur-10', 'bashundhara', 'dhanmondi', 'uttara-7', 'gulshan', 'farmgate', 'buet', 'mirpur'];
const FILTERS = 'roomType=Single&availability=available&rentMax=30000';

const api = useApi();
const rooms = Array.from({ length: TOTAL }, (_, n) => roomNumber(n));
let sent: SentCommands;

beforeAll(async () => {
  await api.connection.collection('listings').insertMany(rooms);
  sent = recordCommands(api.connection);
});

/** The reads that a search counted as, and the queries that it sent. */
async function costOf(query: string, as = rafi, path = '/roommates/search') {
  const left = (headers: Headers) => Number(/"reads-user";r=(\d+)/.exec(headers.get('ratelimit') ?? '')?.[1]);
  const before = left((await api.call('GET', '/roommates/count', { as })).headers);
  sent.forget();
  const { body, headers } = await api.call<SearchResponse>('GET', `${path}?${query}`, { as });
  const queries = sent.commands.filter(readsListings).length;
  const after = left((await api.call('GET', '/roommates/count', { as })).headers);
  expect(left(headers)).toBe(after + 1);
  return { queries, reads: before - after - 1, body };
}

const places = PLACES.map((id) => `place=${id}`).join('&');

it('counts an ordinary search as one read', async () => {
  for (const query of ['', 'place=mirpur', 'place=mirpur&roomType=Single&rentMax=9000', 'q=balcony']) {
    expect(await costOf(query)).toMatchObject({ reads: 1 });
  }
});

it('sends at most seven queries for several places with a large radius', async () => {
  const { queries, reads } = await costOf(`${places}&within=40&${FILTERS}`);
  expect(queries).toBeLessThanOrEqual(7);
  expect(reads).toBe(Math.ceil(queries / 7));
});

it('counts every seven queries as one read, with 17 for places of three levels and all filters', async () => {
  const { queries, reads } = await costOf(`place=mirpur-10&place=uttara&place=bashundhara-c&${FILTERS}`);
  expect([queries, reads]).toEqual([17, 3]);
});

it('sends at most 14 queries for dealbreakers about the home and the places', async () => {
  const body: Preferences = { travelTo: 'buet', smoking: 'no', dealbreakers: ['travelTo', 'smoking'] };
  await api.call('PUT', '/preferences', { as: nusrat, body });
  const filters = FILTERS.replace('Single', 'Shared');
  for (const query of ['', filters, `${places}&${filters}`, `${places}&within=40&${filters}`]) {
    const { queries, body: found } = await costOf(query, nusrat);
    expect(found.total.relation).toBe('eq');
    expect(found.total.value).toBeGreaterThan(0);
    expect(queries).toBeLessThanOrEqual(14);
  }
});

it('finds the same listings in many places as in each of them', async () => {
  const farmgate = placeById('farmgate');
  const near = farmgate ? placesByDistance(farmgate.at).filter(({ km }) => km <= 15) : [];
  expect(near.length).toBeGreaterThan(200);
  const ids = new Set(near.map(({ place }) => place.id));
  const expected = rooms.filter(({ placeId }) => ids.has(placeId ?? ''));
  const { body } = await costOf('near=farmgate&within=15&limit=100');
  expect(body.total).toEqual({ value: expected.length, relation: 'eq' });
  const ofType = (type: string) => expected.filter(({ roomType }) => roomType === type).length;
  expect(body.facets.roomType.values).toEqual([
    { value: 'Single', count: ofType('Single') },
    { value: 'Shared', count: ofType('Shared') },
  ]);
});

it('sends few queries for the order by distance when more than 1,000 matches are far away', async () => {
  const far = Array.from({ length: 1100 }, (_, n) =>
    searchableRoom({ location: 'Sector 7, Uttara', rentAmount: 2000 + n }),
  );
  for (let start = 0; start < far.length; start += 200) {
    await api.connection.collection('listings').insertMany(far.slice(start, start + 200));
  }
  const { queries, body } = await costOf('near=narayanganj&sort=distance&limit=100');
  expect(body.total.relation).toBe('gte');
  expect(body.items).toHaveLength(100);
  expect(queries).toBeLessThanOrEqual(40);
});

it('counts every seven queries of GET /areas as one read', async () => {
  // Too many for one index, so that each level of places needs several queries to choose another one.
  const many = Array.from({ length: 3000 }, () =>
    searchableRoom({ location: 'Road 8A, Dhanmondi', description: 'A terrace', rentAmount: 9000 }),
  );
  await api.connection.collection('listings').insertMany(many);
  const levels = 'place=mirpur-10&place=dhanmondi&place=bashundhara-c';
  const areas = (query: string) => costOf(query, rafi, '/areas');
  expect(await areas(levels)).toMatchObject({ queries: 3, reads: 1 });
  const { queries, reads } = await areas(`${levels}&q=terrace&rentMin=5000&postedWithin=7`);
  expect(queries).toBeGreaterThan(7);
  expect(queries).toBeLessThanOrEqual(12);
  expect(reads).toBe(2);
});
