import { PAGE_LIMIT_MAX } from '@roommate/contracts';
import fc from 'fast-check';
import type { ListingRecord } from '../../src/listings/listing.schema.ts';
import { recordCommands, type SentCommands } from '../support/sent-commands.ts';
import { filters, matches, roomOf } from '../support/search-model.ts';
import { idsOf, searchPages } from '../support/search-pages.ts';
import { roomNumber } from '../support/searchable-rooms.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();
// More than the exact total, so that pages come from the indexes too.
const TOTAL = 2400;
const rooms = Array.from({ length: TOTAL }, (_, n) => roomOf(n));
let sent: SentCommands;

beforeAll(async () => {
  // A busy machine needs more than the time limit of a command for all of them together.
  for (let start = 0; start < TOTAL; start += 200) {
    await api.connection.collection('listings').insertMany(rooms.slice(start, start + 200));
  }
  sent = recordCommands(api.connection);
});

const { search, allPages } = searchPages(api);

const sorts = fc.constantFrom('best', 'newest', 'rent', '-rent', 'distance');
const limits = fc.constantFrom(7, 24, 100);
/** Of one search, if its pages can be that long. Each page counts the matches and the facets of the whole search. */
const MAX_PAGES = 6;

describe('pages of a search', () => {
  it('contain every match exactly once and nothing else, in every order', async () => {
    await fc.assert(
      fc.asyncProperty(filters, sorts, limits, async (filter, order, limit) => {
        // A distance order needs a place or a point.
        const hasOrigin = filter.place !== undefined || filter.near !== undefined;
        const sort = order === 'distance' && !hasOrigin ? 'best' : order;
        const expected = rooms.filter((room) => matches(room, filter));
        const { total } = await search({ ...filter, sort, limit: 1 });
        expect(total).toEqual(
          expected.length > 1000
            ? { value: 1000, relation: 'gte' }
            : { value: expected.length, relation: 'eq' },
        );
        const pageLimit = Math.min(PAGE_LIMIT_MAX, Math.max(limit, Math.ceil(expected.length / MAX_PAGES)));
        expect(idsOf(await allPages({ ...filter, sort }, pageLimit))).toEqual(idsOf(expected));
      }),
      // The searches differ in each run.
      { numRuns: 10 },
    );
  });
});

const everything = {
  place: 'mirpur',
  within: 5,
  rentMin: 4000,
  rentMax: 12_000,
  roomType: 'Single',
  availability: 'available',
  postedWithin: 30,
  hasPhoto: 'true',
};

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
    ['a distance from the metro', { metroWithin: 1 }],
    ['an excluded place', { q: 'not mirpur' }],
    ['an excluded part of a place', { q: 'mirpur, not mirpur 10' }],
    ['words', { q: 'balcony' }],
    ['hints', { q: 'girls balcony', place: 'mirpur' }],
    ['recent listings', { postedWithin: 7 }],
    ['recent listings by rent', { postedWithin: 30, sort: 'rent' }],
    ['recent listings of a rent', { postedWithin: 30, rentMax: 9000 }],
    ['a distance and a rent', { place: 'farmgate', within: 5, rentMax: 9000 }],
    ['a distance and a rent by rent', { place: 'farmgate', within: 5, rentMax: 9000, sort: '-rent' }],
    ['a distance around a point', { near: '23.80,90.37', within: 5 }],
    ['a distance order in places', { sort: 'distance', place: 'mirpur', rentMax: 12_000 }],
    ['a text and a place', { q: 'rooftop', place: 'mirpur' }],
    ['a text and a rent', { q: 'rooftop', rentMax: 9000 }],
    ['a text and a date', { q: 'rooftop', postedWithin: 7 }],
    ['a text with filters in it', { q: 'single room in mirpur under 9000' }],
    ['a type and an availability', { roomType: 'Shared', availability: 'not available' }],
    ['one type, highest rent first', { roomType: 'Shared', sort: '-rent' }],
    ['everything at once', { ...everything, sort: 'newest' }],
    ['everything at once by distance', { ...everything, sort: 'distance' }],
    ['a search without matches', { place: 'narayanganj', within: 1, rentMax: 1000 }],
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

  it('skips only the listings without a photo', async () => {
    for (const query of [{}, { postedWithin: 30 }, { place: 'mirpur', rentMax: 9000 }, { sort: 'rent' }]) {
      sent.forget();
      await search({ ...query, hasPhoto: 'true' });
      for (const { stages, examined, returned } of await sent.plans()) {
        expect(stages).not.toContain('COLLSCAN');
        expect(stages).not.toContain('SORT');
        // One in seven has none. They are not spread evenly.
        expect(examined).toBeLessThanOrEqual(1.5 * returned + 10);
      }
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

  it('counts many matches once for the pages and orders of a search', async () => {
    const counted = { rentMin: 100, limit: 5 };
    const first = await search(counted);
    expect(first.total).toEqual({ value: 1000, relation: 'gte' });
    for (const query of [
      { ...counted, cursor: first.next },
      { ...counted, sort: 'rent' },
    ]) {
      sent.forget();
      const { total, facets } = await search(query);
      expect({ total, facets }).toEqual({ total: first.total, facets: first.facets });
      for (const { examined } of await sent.plans()) expect(examined).toBeLessThanOrEqual(2 * counted.limit);
    }
  });

  it('examines for a page of the newest only its listings', async () => {
    sent.forget();
    await search({ sort: 'newest', roomType: 'Shared', place: 'dhaka' });
    const examined = (await sent.plans()).map((plan) => plan.examined);
    expect(Math.min(...examined)).toBeLessThanOrEqual(25);
  });
});

// Last, since it deletes listings: the plans are those of a longer list.
describe('pages of all listings', () => {
  /** More than the exact total too. */
  const kept = rooms.slice(0, TOTAL / 2);

  beforeAll(async () => {
    const deleted = rooms.slice(kept.length).map(({ _id }) => _id);
    await api.connection.collection('listings').deleteMany({ _id: { $in: deleted } });
  });

  it.each([
    ['newest', (a: ListingRecord, b: ListingRecord) => Number(b.createdAt) - Number(a.createdAt)],
    ['rent', (a: ListingRecord, b: ListingRecord) => a.rentAmount - b.rentAmount],
    ['-rent', (a: ListingRecord, b: ListingRecord) => b.rentAmount - a.rentAmount],
  ])('are in the order %s', async (sort, compare) => {
    const byId = new Map(kept.map((room) => [String(room._id), room]));
    const shown = (await allPages({ sort })).flatMap(({ _id }) => byId.get(_id) ?? []);
    expect(shown).toHaveLength(kept.length);
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
      const items = await allPages({ sort, ...near }, PAGE_LIMIT_MAX, async (page) => {
        const room = roomNumber(5000 + page);
        added.push(room);
        await collection.insertOne(room);
        const victim = kept[page * 97 + 5];
        if (!victim) return;
        deleted.push(victim);
        await collection.deleteOne({ _id: victim._id });
      });
      const ids = items.map(({ _id }) => _id);
      expect(new Set(ids).size).toBe(ids.length);
      const changed = new Set([...added, ...deleted].map(({ _id }) => String(_id)));
      const stable = kept.map(({ _id }) => String(_id)).filter((id) => !changed.has(id));
      expect(stable.filter((id) => !ids.includes(id))).toEqual([]);
      await collection.deleteMany({ _id: { $in: added.map(({ _id }) => _id) } });
      await collection.insertMany(deleted);
    },
  );
});
