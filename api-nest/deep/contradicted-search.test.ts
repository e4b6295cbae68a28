import { isDeepStrictEqual } from 'node:util';
import type { Home, Preferences, SearchResponse } from '@roommate/contracts';
import type { ListingRecord } from '../src/listings/listing.schema.ts';
import { ScanLimits } from '../src/search/scan-limits.ts';
import { rafi } from '../test/support/people.ts';
import { readsListings, recordCommands, type SentCommands } from '../test/support/sent-commands.ts';
import { roomNumber, searchableRoom } from '../test/support/searchable-rooms.ts';
import { useApi } from '../test/support/use-api.ts';

const api = useApi();
const TOTAL = 600;
/** One in 50 rooms says nothing. All others contradict the dealbreaker. */
const smoking: Home = { smoking: 'yes' };
const usual = Array.from({ length: TOTAL }, (_, n): ListingRecord => ({
  ...roomNumber(n),
  ...(n % 50 !== 7 && { home: smoking }),
}));
const severalOf = (length: number, room: (n: number) => Partial<ListingRecord>) =>
  Array.from({ length }, (_, n) => searchableRoom(room(n)));
/** Fewer shared rooms than a scan examines, although most older ones are cheaper. */
const today = severalOf(30, (n) => ({
  location: 'Somewhere else',
  roomType: 'Shared',
  rentAmount: 20_000 + n,
  createdAt: new Date(Date.now() - n * 1000),
  ...(n % 10 !== 0 && { home: smoking }),
}));
/** More single rooms than that, but few are cheap. */
const cheapToday = severalOf(80, (n) => ({
  location: 'Somewhere else',
  rentAmount: n < 70 ? 30_000 + n : 600,
  createdAt: new Date(Date.now() - n * 1000),
  ...(n !== 79 && { home: smoking }),
}));
/** Its few rooms with a photo are older than those that a scan examines. */
const inGulshan = severalOf(100, (n) => ({
  location: 'Gulshan 2',
  rentAmount: 40_000 + n,
  createdAt: new Date(1_740_000_000_000 - n * 1000),
  ...(n < 92 && { imageUrl: '' }),
  ...(n > 94 && { home: smoking }),
}));
const rooms = [...usual, ...today, ...cheapToday, ...inGulshan];
const left = rooms.filter(({ home }) => !home);
const preferences: Preferences = { smoking: 'no', dealbreakers: ['smoking'] };
/** Of one scan. */
const EXAMINED = 60;
/** The embedded database also examines rooms with the rents where a scan starts and ends. */
const SAME_RENT = Math.ceil(TOTAL / 41);
const sorts = ['best', 'newest', 'rent', '-rent', 'distance'] as const;
let sent: SentCommands;

beforeAll(async () => {
  await api.connection.collection('listings').insertMany(rooms);
  await api.call('PUT', '/preferences', { as: rafi, body: preferences });
  // As a million rooms behave with the usual limits.
  Object.assign(api.get(ScanLimits), { scan: EXAMINED, page: 2 * EXAMINED } satisfies Partial<ScanLimits>);
  sent = recordCommands(api.connection);
});

async function search(query: Record<string, string>) {
  const path = `/roommates/search?${new URLSearchParams(query).toString()}`;
  const { status, body } = await api.call<SearchResponse>('GET', path, { as: rafi });
  if (status !== 200) throw new Error(`${path} responded with ${status}`);
  return body;
}

async function pagesOf(query: Record<string, string>) {
  const pages = [await search(query)];
  for (let next = pages[0]?.next; next !== undefined; next = pages.at(-1)?.next) {
    pages.push(await search({ ...query, cursor: next }));
  }
  return pages;
}

/** The number of hidden rooms, which ends at 1,001. */
const readsIds = ({ projection }: Record<string, unknown>) => isDeepStrictEqual(projection, { _id: 1 });

const queryOf = (sort: string) => ({ sort, ...(sort === 'distance' && { near: 'farmgate' }) });
const idsOf = (found: readonly { _id: unknown }[]) => found.map(({ _id }) => String(_id)).sort();

describe('a search whose dealbreakers nearly all rooms contradict', () => {
  it.each(sorts)('by %s gives each room that is left on one page', async (sort) => {
    const pages = await pagesOf(queryOf(sort));
    const items = pages.flatMap((page) => page.items);
    expect(idsOf(items)).toEqual(idsOf(left));
    expect(pages.length).toBeGreaterThan(1);
    if (sort.includes('rent')) {
      const rents = items.map(({ rentAmount }) => (sort === 'rent' ? rentAmount : -rentAmount));
      expect(rents).toEqual(rents.toSorted((a, b) => a - b));
    }
  });

  it.each(sorts)('by %s examines a limited number of rooms per query, by an index', async (sort) => {
    sent.forget();
    await search(queryOf(sort));
    expect(sent.commands.filter(readsListings).length).toBeGreaterThan(0);
    const plans = await sent.plans();
    for (const { stages } of plans) {
      expect(stages).not.toContain('COLLSCAN');
      expect(stages).not.toContain('SORT');
    }
    const others = plans.filter(({ command }) => !readsIds(command));
    expect(others.filter(({ examined }) => examined > EXAMINED + 2 * SAME_RENT)).toEqual([]);
  });

  it.each([{}, { place: 'uttara' }, { rentMax: '15000' }, { roomType: 'Shared' }])(
    'with the filters %p says that there can be more',
    async (filters: Record<string, string>) => {
      const { total, hidden = 0, facets } = await search(filters);
      expect(total.relation).toBe('gte');
      expect(total.value).toBeLessThan(left.length);
      expect(hidden).toBeGreaterThan(0);
      expect(facets.rent.relation).toBe('gte');
    },
  );

  it('in many places at once finds the same rooms, with few queries', async () => {
    const query = { near: 'farmgate', within: '20', sort: 'newest' };
    sent.forget();
    await search(query);
    expect(sent.commands.filter(readsListings).length).toBeLessThanOrEqual(10);
    const pages = await pagesOf(query);
    const inPlaces = left.filter(({ placeId }) => placeId !== null);
    expect(idsOf(pages.flatMap(({ items }) => items))).toEqual(idsOf(inPlaces));
  });

  it.each([
    // The newest index has few rooms.
    [{ roomType: 'Shared', rentMax: '25000', postedWithin: '1' }, 3, 27],
    // The index by rent has few rooms.
    [{ roomType: 'Single', rentMax: '1000', postedWithin: '1' }, 1, 9],
    // No index has few rooms, but few rooms match without the dealbreakers.
    [{ place: 'gulshan', hasPhoto: 'true' }, 3, 5],
    // Many places have few rooms together.
    [{ near: 'farmgate', within: '20', rentMin: '11000', rentMax: '11000' }, 1, 13],
  ])('with the filters %p is exact', async (filters: Record<string, string>, value, hidden) => {
    const found = await search(filters);
    expect(found).toMatchObject({ total: { value, relation: 'eq' }, hidden });
    expect(found.items).toHaveLength(value);
    expect(found.next).toBeUndefined();
  });

  it('hides at least the number of rooms that it counts', async () => {
    // More rooms match than are counted, and the dealbreaker leaves out one of them.
    const { insertedIds } = await api.connection
      .collection('listings')
      .insertMany([
        ...severalOf(1001, (n) => ({ location: 'Bailey Road', ...(n === 500 && { home: smoking }) })),
        ...severalOf(EXAMINED, () => ({ location: 'Bailey Road', imageUrl: '', createdAt: new Date() })),
      ]);
    const { total, hidden } = await search({ place: 'bailey-road', hasPhoto: 'true' });
    await api.connection
      .collection<ListingRecord>('listings')
      .deleteMany({ _id: { $in: Object.values(insertedIds) as ListingRecord['_id'][] } });
    expect(total).toEqual({ value: 0, relation: 'gte' });
    expect(hidden).toBe(1);
  });

  it('is exact when the limit covers all rooms of the search', async () => {
    const { total } = await search({ place: 'uttara', postedWithin: '1' });
    expect(total).toEqual({ value: 0, relation: 'eq' });
  });
});
