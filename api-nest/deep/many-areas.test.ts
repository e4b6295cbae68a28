import type { Area, AreasResponse } from '@roommate/contracts';
import { until } from '@roommate/server/testing';
import { useMovableClock } from '../test/support/movable-clock.ts';
import { nusrat } from '../test/support/people.ts';
import { postListing } from '../test/support/post-listing.ts';
import { searchableRoom } from '../test/support/searchable-rooms.ts';
import { useApi } from '../test/support/use-api.ts';

const api = useApi();
const clock = useMovableClock();

const FIVE_MINUTES_S = 301;
/** A response without a token stays in memory for a second. */
const MOMENT_S = 2;
const NEWEST_MS = 1_760_000_000_000;

const rooms = (location: string, count: number, lowestRent: number, createdAt?: Date) =>
  Array.from({ length: count }, (_, i) =>
    searchableRoom({ location, rentAmount: lowestRent + i * 10, ...(createdAt && { createdAt }) }),
  );
const store = (listings: ReturnType<typeof rooms>) =>
  api.connection.collection('listings').insertMany(listings);

/** The newest 1,000 listings are in Mirpur 10. A busy machine counts all areas later than the API waits for them. */
beforeAll(async () => {
  await store([
    ...rooms('Mirpur 11', 20, 4000),
    ...rooms('Sector 7, Uttara', 9, 9000),
    ...rooms('Somewhere', 3, 9000),
    ...rooms('Section 10, Mirpur', 1040, 5000, new Date(NEWEST_MS)),
  ]);
  await until(async () => (await areas()).counted === 'all');
});

const areas = async (query = '') => {
  clock.pass(MOMENT_S);
  return (await api.call<AreasResponse>('GET', `/areas${query}`)).body;
};
const countIn = async (id: string, query?: string) =>
  (await areas(query)).areas.find((area) => area.id === id)?.rooms ?? 0;

describe('GET /areas with more than 1,000 listings', () => {
  it('counts all rooms of each area, however old they are', async () => {
    const found = await areas();
    expect(found).toMatchObject({ total: { value: 1000, relation: 'gte' }, counted: 'all', elsewhere: 3 });
    expect(found.areas.map(({ id, rooms: count, relation }) => [id, count, relation])).toEqual([
      ['mirpur', 1000, 'gte'],
      ['mirpur-10', 1000, 'gte'],
      ['mirpur-11', 20, 'eq'],
      ['uttara', 9, 'eq'],
      ['uttara-7', 9, 'eq'],
    ]);
  });

  it('has the numbers of the pages of the areas', async () => {
    const found = await areas();
    for (const { id, rooms: count, median } of found.areas) {
      const { rents } = (await api.call<Area>('GET', `/areas/${id}`)).body;
      expect([id, rents.all]).toEqual([id, expect.objectContaining({ sample: count, median })]);
    }
  });

  it('shows a post, an edit and a deletion of this process immediately', async () => {
    const before = await areas();
    const id = await postListing(api, nusrat, { location: 'Block F, Bashundhara R/A', rentAmount: 7100 });
    const posted = await areas();
    expect(posted.areas.length).toBeGreaterThan(before.areas.length);
    expect(posted.areas).toContainEqual(
      expect.objectContaining({ id: 'bashundhara-f', rooms: 1, median: 7100 }),
    );
    await api.call('PATCH', `/roommates/${id}`, { as: nusrat, body: { location: 'Sector 7, Uttara' } });
    expect([await countIn('bashundhara-f'), await countIn('uttara')]).toEqual([0, 10]);
    await api.call('DELETE', `/roommates/${id}`, { as: nusrat });
    expect(await areas()).toEqual(before);
  });

  it('shows the changes of other processes after five minutes, and never waits for them', async () => {
    expect(await countIn('dhanmondi')).toBe(0);
    await store(rooms('Dhanmondi', 2, 8000));
    expect(await countIn('dhanmondi')).toBe(0);
    clock.pass(FIVE_MINUTES_S);
    expect(await countIn('dhanmondi')).toBe(0);
    await until(async () => (await countIn('dhanmondi')) === 2);
  });

  it.each([
    // The newest ones: their rents are typical.
    ['?availability=available', 'newest'],
    // Those with the lowest rents.
    ['?rentMin=5000', 'some'],
    ['?near=mirpur-10&within=20', 'some'],
  ])('counts at least the first 1,000 matches of the search %s', async (query, counted) => {
    const found = await areas(query);
    expect(found).toMatchObject({ total: { value: 1000, relation: 'gte' }, counted });
    expect(new Set(found.areas.map(({ relation }) => relation))).toEqual(new Set(['gte']));
  });

  it('counts all matches of a search with fewer', async () => {
    const found = await areas('?rentMin=9000&rentMax=9050');
    expect(found).toMatchObject({ total: { relation: 'eq' }, counted: 'all' });
    expect(await countIn('uttara', '?rentMin=9000&rentMax=9050')).toBe(6);
  });
});
