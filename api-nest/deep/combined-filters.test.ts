import {
  availabilities,
  EXACT_TOTAL_MAX,
  PAGE_LIMIT_DEFAULT,
  roomTypes,
  type SearchResponse,
} from '@roommate/contracts';
import { Types } from 'mongoose';
import type { ListingRecord } from '../src/listings/listing.schema.ts';
import { SAMPLE } from '../src/search/facets.ts';
import { ScanLimits } from '../src/search/scan-limits.ts';
import { searchableRoom } from '../test/support/searchable-rooms.ts';
import { readsListings, recordCommands, type SentCommands } from '../test/support/sent-commands.ts';
import { useApi } from '../test/support/use-api.ts';

/** Each filter alone leaves more listings than one read of matches needs. */
const TOTAL = 8000;
const HOUR_MS = 60 * 60 * 1000;
const now = Date.now();
const places = ['Mirpur 11', 'Farmgate, Tejgaon', 'Sector 7, Uttara', 'Nilkhet'];
const texts = ['With a sunrise', 'Quiet'];
const RARE = 400;

const api = useApi();
const bases = texts.flatMap((description) =>
  places.map((location) => searchableRoom({ location, description })),
);
const rare = searchableRoom({ location: 'Mirpur 11', description: 'With a rooftop' });
let sent: SentCommands;

/** One each half hour, so that the newest are of a few days and the oldest of five months. */
const roomOf = (n: number): ListingRecord => ({
  ...((n % RARE === 0 ? rare : bases[n % bases.length]) ?? searchableRoom({})),
  _id: new Types.ObjectId(),
  rentAmount: 2000 + ((n * 37) % 401) * 50,
  roomType: roomTypes[Math.floor(n / 8) % 2] ?? 'Single',
  availability: availabilities[n % 5 === 0 ? 1 : 0] ?? 'available',
  createdAt: new Date(now - (n * HOUR_MS) / 2),
});

beforeAll(async () => {
  for (let start = 0; start < TOTAL; start += 500) {
    const batch = Array.from({ length: 500 }, (_, n) => roomOf(start + n));
    await api.connection.collection('listings').insertMany(batch);
  }
  sent = recordCommands(api.connection);
});

/** The queries of a search, with what each examines. */
async function plansOf(query: string) {
  sent.forget();
  const { status, body } = await api.call<SearchResponse>('GET', `/roommates/search?${query}`);
  expect([query, status]).toEqual([query, 200]);
  const plans = (await sent.plans()).filter(({ command }) => readsListings(command));
  return { body, plans };
}

describe('the documents that a search with several filters examines', () => {
  it.each([
    ['a rent and a date', 'rentMax=12000&postedWithin=7'],
    ['a rent and a date, by rent', 'rentMax=12000&postedWithin=7&sort=rent'],
    ['a rent and a date, newest first', 'rentMax=12000&postedWithin=7&sort=newest'],
    ['a rent and a date in a place', 'rentMax=12000&postedWithin=7&place=mirpur'],
    ['a rent and a date around a place', 'rentMax=12000&postedWithin=7&near=farmgate&within=3'],
    ['many rents and a long time', 'rentMax=20000&postedWithin=120'],
    ['many rents and a long time, by rent', 'rentMax=20000&postedWithin=120&sort=rent'],
    ['a narrow rent and a long time', 'rentMin=7000&rentMax=7100&postedWithin=365'],
    ['many rents, newest first', 'rentMax=9000&sort=newest'],
    ['one rent, newest first', 'rentMin=7000&rentMax=7000&sort=newest'],
    ['a long time, by rent', 'postedWithin=120&sort=-rent'],
    ['a word and a narrow rent', 'q=sunrise&rentMin=7000&rentMax=7100'],
    ['one rent, by rent', 'rentMin=7000&rentMax=7000&sort=-rent'],
    ['photos of a rent and a date', 'hasPhoto=true&rentMax=12000&postedWithin=7'],
    ['a word, a type and a rent', 'q=sunrise&roomType=Single&rentMin=7000&rentMax=7100'],
    ['a word and an availability', 'q=rooftop&availability=not+available'],
  ])('are those that it returns: %s', async (_, query) => {
    const { body, plans } = await plansOf(query);
    expect(body.items.length).toBeGreaterThan(0);
    expect(plans.length).toBeGreaterThan(0);
    for (const { command, stages, examined, returned } of plans) {
      expect(stages).not.toContain('COLLSCAN');
      expect(stages).not.toContain('SORT');
      expect({ command, examined }).toEqual({ command, examined: Math.min(examined, Math.max(1, returned)) });
      // The keys have all that totals and facets need.
      if (command.limit === EXACT_TOTAL_MAX + 1)
        expect({ command, examined }).toEqual({ command, examined: 0 });
    }
  });

  // The index of words decides a word with other filters. In an order, a page passes over listings without the word.
  it.each([
    ['a word, a rent and a date', 'q=sunrise&rentMax=12000&postedWithin=7', 25],
    ['a word and a place', 'q=sunrise&place=mirpur', 25],
    ['a common word and large places', 'q=sunrise&place=mirpur&place=uttara', 50],
    ['a rare word and a place', 'q=rooftop&place=mirpur', 25],
    ['a rare word and a date', 'q=rooftop&postedWithin=120', 25],
    ['a word and a date', 'q=sunrise&postedWithin=7', 25],
  ])('stay within those that one index leaves: %s', async (_, query, most) => {
    const { body, plans } = await plansOf(query);
    expect(body.items.length).toBeGreaterThan(0);
    for (const { command, stages, examined } of plans) {
      expect(stages).not.toContain('COLLSCAN');
      expect({ command, examined }).toEqual({ command, examined: Math.min(examined, most) });
    }
  });
});

it.each([
  ['two filters', 'rentMax=20000&roomType=Single', 6],
  ['a place and a rent, by rent', 'place=mirpur&rentMax=20000&sort=rent', 8],
  ['all filters', 'place=mirpur&place=uttara&rentMax=20000&roomType=Single&availability=available', 10],
])('counts 1,001 keys and reads a sample for each facet: %s', async (_, query, queries) => {
  const { body, plans } = await plansOf(query);
  expect(body.total).toEqual({ value: EXACT_TOTAL_MAX, relation: 'gte' });
  for (const { relation } of Object.values(body.facets)) expect(relation).toBe('gte');
  const [count, ...reads] = plans.toSorted((a, b) => b.keys - a.keys);
  expect(count).toMatchObject({ keys: EXACT_TOTAL_MAX + 1, examined: 0 });
  // Those of the matches, of the facets with a filter of their own, and of the page. For the matches and the facet of
  // places, two more find out whether the rent is common.
  expect(reads).toHaveLength(queries);
  for (const { command, examined, keys } of reads) {
    // The listings of the page. The keys have all that the others need.
    expect(examined).toBeLessThanOrEqual(command.limit === SAMPLE ? 0 : PAGE_LIMIT_DEFAULT + 1);
    expect(keys).toBeLessThanOrEqual(2500);
  }
});

it('passes over few keys in a sample of many places, when most of them have the rent', async () => {
  const { body, plans } = await plansOf('place=mirpur&metroWithin=2&rentMax=20000&postedWithin=100');
  expect(body.facets.places.relation).toBe('gte');
  const samples = plans.filter(({ command }) => command.limit === SAMPLE);
  expect(samples.length).toBeGreaterThan(0);
  for (const { keys } of samples) expect(keys).toBeLessThan(1.2 * SAMPLE);
});

it('finds out with one query that a filter hides more than 1,000 listings', async () => {
  const { body, plans } = await plansOf('q=rooftop&place=uttara&postedWithin=120&hasPhoto=true');
  expect(body.loosen).toContainEqual({ filter: 'text', total: { value: EXACT_TOTAL_MAX, relation: 'gte' } });
  const withoutText = plans.filter(({ command }) => !Object.hasOwn(command.hint ?? {}, 'words'));
  expect(withoutText).toEqual([expect.objectContaining({ keys: EXACT_TOTAL_MAX + 1, examined: 0 })]);
});

it('looks for no larger distance when no place has matches', async () => {
  const { body, plans } = await plansOf('q=rooftop&place=uttara&rentMax=100');
  expect(body.loosen?.map(({ filter }) => filter)).not.toContain('within');
  // Each distance would need two more.
  expect(plans.length).toBeLessThanOrEqual(10);
});

it('counts a facet exactly when the search has few matches', async () => {
  const { body } = await plansOf('q=rooftop&place=mirpur&roomType=Single');
  expect(body.total.relation).toBe('eq');
  const count = body.facets.roomType.values.reduce((sum, value) => sum + value.count, 0);
  expect([body.facets.roomType.relation, count]).toEqual(['eq', TOTAL / RARE]);
});

it('reads the rarer of a rent and a time by its index', async () => {
  const limits = api.get(ScanLimits);
  const usual = { ...limits };
  Object.assign(limits, { few: 50, sample: 200 } satisfies Partial<ScanLimits>);
  const matches = ({ command }: { command: Record<string, unknown> }) =>
    command.limit === EXACT_TOTAL_MAX + 1;
  const keysOf = async (query: string) => {
    const { plans } = await plansOf(query);
    return plans.find(matches)?.keys;
  };
  // 20 listings have each rent, and 48 are of each day.
  expect(await keysOf('rentMin=7050&rentMax=7150&postedWithin=365')).toBeLessThan(100);
  expect(await keysOf('rentMax=20000&postedWithin=2')).toBeLessThan(150);
  Object.assign(limits, usual);
});

it.each(['rent', '-rent'])(
  'reads pages of more than 1,000 listings with one rent in the order %s',
  async (sort) => {
    const listings = Array.from({ length: 1100 }, (_, n) => ({ ...roomOf(n), rentAmount: 45_000 }));
    const collection = api.connection.collection<ListingRecord>('listings');
    await collection.insertMany(listings);
    const ids: string[] = [];
    for (let next = ''; ;) {
      const { body, plans } = await plansOf(`rentMin=45000&rentMax=45000&sort=${sort}&limit=100${next}`);
      ids.push(...body.items.map(({ _id }) => _id));
      for (const { stages } of plans) expect(stages).not.toContain('SORT');
      expect(Math.min(...plans.map(({ examined }) => examined))).toBeLessThanOrEqual(101);
      if (body.next === undefined) break;
      next = `&cursor=${body.next}`;
    }
    expect(ids.sort()).toEqual(listings.map(({ _id }) => _id.toHexString()).sort());
    await collection.deleteMany({ rentAmount: 45_000 });
  },
);
