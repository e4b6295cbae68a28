import { isDeepStrictEqual } from 'node:util';
import type { Home, Preferences, SearchResponse } from '@roommate/contracts';
import type { ListingRecord } from '../../src/listings/listing.schema.ts';
import { ScanLimits } from '../../src/search/scan-limits.ts';
import { rafi } from '../support/people.ts';
import { readsListings, recordCommands, type SentCommands } from '../support/sent-commands.ts';
import { roomNumber } from '../support/searchable-rooms.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();
const TOTAL = 600;
/** One in 50 rooms says nothing. All others contradict the dealbreaker. */
const smoking: Home = { smoking: 'yes' };
const rooms = Array.from({ length: TOTAL }, (_, n): ListingRecord => ({
  ...roomNumber(n),
  ...(n % 50 !== 7 && { home: smoking }),
}));
const left = rooms.filter(({ home }) => !home);
const preferences: Preferences = { smoking: 'no', dealbreakers: ['smoking'] };
/** Of one scan. */
const EXAMINED = 60;
const sorts = ['best', 'newest', 'rent', '-rent', 'distance'] as const;
let sent: SentCommands;

beforeAll(async () => {
  await api.connection.collection('listings').insertMany(rooms);
  await api.call('PUT', '/preferences', { as: rafi, body: preferences });
  // As a million rooms behave with the usual limits.
  Object.assign(api.get(ScanLimits), { scan: EXAMINED, page: 2 * EXAMINED } satisfies ScanLimits);
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
    expect(others.filter(({ examined }) => examined > EXAMINED)).toEqual([]);
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

  it('in many places at once finds the same rooms', async () => {
    const pages = await pagesOf({ near: 'farmgate', within: '20', sort: 'newest' });
    const inPlaces = left.filter(({ placeId }) => placeId !== null);
    expect(idsOf(pages.flatMap(({ items }) => items))).toEqual(idsOf(inPlaces));
  });

  it('is exact when the limit covers all rooms of the search', async () => {
    const { total } = await search({ place: 'uttara', postedWithin: '1' });
    expect(total).toEqual({ value: 0, relation: 'eq' });
  });
});
