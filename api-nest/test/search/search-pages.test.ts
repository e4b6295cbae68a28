import type { SearchResponse } from '@roommate/contracts';
import fc from 'fast-check';
import type { ListingRecord } from '../../src/listings/listing.schema.ts';
import { recordCommands, type SentCommands } from '../support/sent-commands.ts';
import { roomNumber } from '../support/searchable-rooms.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();
// More than the exact total, so that pages come from the indexes too.
const TOTAL = 2400;
const rooms = Array.from({ length: TOTAL }, (_, n) => roomNumber(n));
let sent: SentCommands;

beforeAll(async () => {
  // A busy machine needs more than the time limit of a command for all of them at once.
  for (let start = 0; start < TOTAL; start += 200) {
    await api.connection.collection('listings').insertMany(rooms.slice(start, start + 200));
  }
  sent = recordCommands(api.connection);
});

interface Filters {
  place?: string;
  rentMin?: number;
  rentMax?: number;
  roomType?: string;
  availability?: string;
  q?: string;
}

const search = async (query: object) => {
  const params = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const { status, body } = await api.call<SearchResponse>('GET', `/roommates/search?${params.toString()}`);
  if (status !== 200) throw new Error(`${params.toString()} responded with ${status}`);
  return body;
};

async function allPages(query: object, between?: (page: number) => Promise<unknown>) {
  const items: SearchResponse['items'] = [];
  let cursor: string | undefined;
  let page = 0;
  do {
    const body: SearchResponse = await search({ ...query, limit: 100, ...(cursor && { cursor }) });
    items.push(...body.items);
    cursor = body.next;
    if (cursor) await between?.(page++);
  } while (cursor !== undefined);
  return items;
}

/** Beside a filter, "balcony" only changes the order. */
const isFilter = ({ q, ...others }: Filters) => q !== 'balcony' || Object.keys(others).length === 0;

const matches = (room: ListingRecord, query: Filters) =>
  (query.place === undefined || [room.area1, room.area2, room.placeId].includes(query.place)) &&
  room.rentAmount >= (query.rentMin ?? 0) &&
  room.rentAmount <= (query.rentMax ?? Infinity) &&
  (query.roomType === undefined || room.roomType === query.roomType) &&
  (query.availability === undefined || room.availability === query.availability) &&
  (query.q === undefined || !isFilter(query) || room.description.includes(query.q));

const filters = fc.record(
  {
    place: fc.constantFrom('mirpur', 'mirpur-10', 'bashundhara', 'dhanmondi', 'uttara-7', 'gulshan'),
    rentMin: fc.constantFrom(0, 4000, 9000),
    rentMax: fc.constantFrom(9000, 12_000, 30_000),
    roomType: fc.constantFrom('Single', 'Shared'),
    availability: fc.constantFrom('available', 'not available'),
    q: fc.constantFrom('balcony', 'rooftop'),
  },
  { requiredKeys: [] },
);
const sorts = fc.constantFrom('best', 'newest', 'rent', '-rent', 'distance');
const idsOf = (items: { _id: unknown }[]) => items.map(({ _id }) => String(_id)).sort();

describe('pages of a search', () => {
  it('contain every match exactly once and nothing else, in every order', async () => {
    await fc.assert(
      fc.asyncProperty(filters, sorts, async (query, sort) => {
        const near = sort === 'distance' ? { near: 'farmgate' } : {};
        const expected = rooms.filter((room) => matches(room, query));
        const { total } = await search({ ...query, ...near, sort, limit: 1 });
        expect(total).toEqual(
          expected.length > 1000
            ? { value: 1000, relation: 'gte' }
            : { value: expected.length, relation: 'eq' },
        );
        expect(idsOf(await allPages({ ...query, ...near, sort }))).toEqual(idsOf(expected));
      }),
      // The queries differ in each run.
      { numRuns: 5 },
    );
  });

  it.each([
    ['newest', (a: ListingRecord, b: ListingRecord) => Number(b.createdAt) - Number(a.createdAt)],
    ['rent', (a: ListingRecord, b: ListingRecord) => a.rentAmount - b.rentAmount],
    ['-rent', (a: ListingRecord, b: ListingRecord) => b.rentAmount - a.rentAmount],
  ])('are in the order %s', async (sort, compare) => {
    const byId = new Map(rooms.map((room) => [String(room._id), room]));
    const shown = (await allPages({ sort })).flatMap(({ _id }) => byId.get(_id) ?? []);
    expect(shown).toHaveLength(TOTAL);
    for (const [i, room] of shown.slice(1).entries()) {
      expect(compare(shown[i] ?? room, room)).toBeLessThanOrEqual(0);
    }
  });

  it.each(['best', 'newest', 'rent', '-rent', 'distance'])(
    'visit each match once in the order %s while others post and delete',
    async (sort) => {
      const collection = api.connection.collection<ListingRecord>('listings');
      const added: ListingRecord[] = [];
      const deleted: ListingRecord[] = [];
      const near = sort === 'distance' ? { near: 'farmgate' } : {};
      const items = await allPages({ sort, ...near }, async (page) => {
        const room = roomNumber(5000 + page);
        added.push(room);
        await collection.insertOne(room);
        const victim = rooms[page * 97 + 5];
        if (!victim) return;
        deleted.push(victim);
        await collection.deleteOne({ _id: victim._id });
      });
      const ids = items.map(({ _id }) => _id);
      expect(new Set(ids).size).toBe(ids.length);
      const changed = new Set([...added, ...deleted].map(({ _id }) => String(_id)));
      const stable = rooms.map(({ _id }) => String(_id)).filter((id) => !changed.has(id));
      expect(stable.filter((id) => !ids.includes(id))).toEqual([]);
      await collection.deleteMany({ _id: { $in: added.map(({ _id }) => _id) } });
      await collection.insertMany(deleted);
    },
  );
});

describe('the plan of a search', () => {
  // A page has 24 listings. Totals and facets read up to 1,001 matches.
  it.each([
    ['everything', {}],
    ['a thana', { place: 'mirpur' }],
    ['an area', { place: 'mirpur-10' }],
    ['a block', { place: 'bashundhara-c' }],
    ['several places', { place: 'mirpur', q: 'uttara' }],
    ['a distance', { place: 'farmgate', within: 5 }],
    ['a rent', { rentMax: 9000 }],
    ['a rent by rent', { rentMax: 9000, sort: 'rent' }],
    ['the highest rent first', { sort: '-rent' }],
    ['all filters', { place: 'mirpur', roomType: 'Single', availability: 'available', rentMin: 4000 }],
    ['the newest', { sort: 'newest', roomType: 'Shared' }],
    ['a distance order', { sort: 'distance', near: 'farmgate' }],
    ['words', { q: 'balcony' }],
    ['hints', { q: 'girls balcony', place: 'mirpur' }],
    ['recent listings', { postedWithin: 7 }],
    ['photos', { hasPhoto: 'true' }],
  ])('uses an index without a scan or a sort for %s', async (_, query) => {
    sent.forget();
    await search(query);
    const plans = await sent.plans();
    expect(plans.length).toBeGreaterThan(0);
    for (const { stages, examined } of plans) {
      expect(stages).not.toContain('COLLSCAN');
      expect(stages).not.toContain('SORT');
      expect(examined).toBeLessThanOrEqual(1001);
    }
  });

  it('reads at most the listings with the longest of several words', async () => {
    sent.forget();
    await search({ q: 'balcony lift' });
    const withWord = rooms.filter(({ words }) => words?.includes('balcony')).length;
    for (const { stages, examined } of await sent.plans()) {
      expect(stages).not.toContain('COLLSCAN');
      expect(examined).toBeLessThanOrEqual(withWord);
    }
  });

  it('examines for a page of the newest only its listings', async () => {
    sent.forget();
    await search({ sort: 'newest', roomType: 'Shared', place: 'dhaka' });
    const examined = (await sent.plans()).map((plan) => plan.examined);
    expect(Math.min(...examined)).toBeLessThanOrEqual(25);
  });
});
