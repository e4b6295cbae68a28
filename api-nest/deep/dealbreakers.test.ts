import { isDeepStrictEqual } from 'node:util';
import {
  type Home,
  homeChoiceNames,
  homeChoices,
  homeWishes,
  type PreferenceName,
  preferenceNames,
  type Preferences,
  roomTypes,
  type SearchResponse,
} from '@roommate/contracts';
import fc from 'fast-check';
import { compareListing, hasDealbreaker } from '../src/preferences/compare-listing.ts';
import type { ListingRecord } from '../src/listings/listing.schema.ts';
import { rafi } from '../test/support/people.ts';
import { readsListings, recordCommands, type SentCommands } from '../test/support/sent-commands.ts';
import { roomNumber } from '../test/support/searchable-rooms.ts';
import { useApi } from '../test/support/use-api.ts';

const api = useApi();
// More than the exact total, so that dealbreakers apply to pages from the indexes.
const TOTAL = 1600;
const DAY_MS = 24 * 60 * 60 * 1000;

const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Most rooms state some facts. The number decides which. */
function homeNumber(n: number): Home | undefined {
  if (n % 5 === 0) return undefined;
  const facts = homeChoiceNames.flatMap((name, i) =>
    (n + i) % 3 === 0 ? [] : [[name, homeChoices[name][(Math.floor(n / 3) + i) % homeChoices[name].length]]],
  );
  const home = Object.fromEntries(facts) as Home;
  return n % 7 === 0 ? { ...home, availableFrom: dayIn(n % 40) } : home;
}
const rooms = Array.from({ length: TOTAL }, (_, n): ListingRecord => {
  const home = homeNumber(n);
  return { ...roomNumber(n), ...(home && { home }) };
});
let sent: SentCommands;

beforeAll(async () => {
  for (let start = 0; start < TOTAL; start += 200) {
    await api.connection.collection('listings').insertMany(rooms.slice(start, start + 200));
  }
  sent = recordCommands(api.connection);
});

const want = (body: Preferences) => api.call('PUT', '/preferences', { as: rafi, body });

async function search(query: Record<string, string | number>) {
  const params = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const path = `/roommates/search?${params.toString()}`;
  const { status, body } = await api.call<SearchResponse>('GET', path, { as: rafi });
  if (status !== 200) throw new Error(`${path} responded with ${status}`);
  return body;
}

async function allPages(query: Record<string, string>) {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page: SearchResponse = await search({ ...query, limit: 100, ...(cursor && { cursor }) });
    ids.push(...page.items.map(({ _id }) => _id));
    cursor = page.next;
  } while (cursor !== undefined);
  return ids.sort();
}

const idsOf = (some: readonly ListingRecord[]) => some.map(({ _id }) => String(_id)).sort();
const total = (count: number) =>
  count > 1000 ? { value: 1000, relation: 'gte' } : { value: count, relation: 'eq' };

/** The rule of a match: docs/decisions/0330-matching.md. */
const fitting = (preferences: Preferences, some = rooms) =>
  some.filter((room) => {
    const match = compareListing(preferences, room, new Date());
    return !match || !hasDealbreaker(match);
  });

const wishes = {
  rentMax: [6000, 15_000],
  places: [['mirpur'], ['mirpur-10', 'uttara']],
  travelTo: ['buet', 'farmgate'],
  roomType: roomTypes,
  moveIn: [dayIn(1), dayIn(20)],
  ...homeWishes,
} satisfies Record<PreferenceName, readonly unknown[]>;
/** Preferences that are all dealbreakers. */
const preferencesWith = (names: readonly PreferenceName[]): fc.Arbitrary<Preferences> =>
  fc
    .tuple(...names.map((name) => fc.constantFrom<unknown>(...wishes[name]).map((wish) => [name, wish])))
    .map((entries) => ({ ...(Object.fromEntries(entries) as Preferences), dealbreakers: [...names] }));
const somePreferences = fc
  .subarray([...preferenceNames], { minLength: 1, maxLength: 3 })
  .chain(preferencesWith);
const sorts = fc.constantFrom('best', 'newest', 'rent', '-rent', 'distance');

describe('dealbreakers of a search with any number of matches', () => {
  it('leave out the same rooms as matches do, and each other room is on one page', async () => {
    await fc.assert(
      fc.asyncProperty(somePreferences, sorts, async (preferences, sort) => {
        await want(preferences);
        const query = { sort, ...(sort === 'distance' && { near: 'farmgate' }) };
        const expected = fitting(preferences);
        const first = await search({ ...query, limit: 1 });
        expect(first.total).toEqual(total(expected.length));
        expect(first.hidden).toBe(Math.max(0, 1001 - expected.length));
        expect(await allPages(query)).toEqual(idsOf(expected));
      }),
      { numRuns: 5 },
    );
  });

  it.each(preferenceNames)('compare each wish for %s as matches do', async (name) => {
    const inUttara = rooms.filter(({ area1 }) => area1 === 'uttara');
    const leftOut: number[] = [];
    for (const wish of wishes[name]) {
      const preferences: Preferences = { [name]: wish, dealbreakers: [name] };
      await want(preferences);
      const expected = fitting(preferences, inUttara);
      leftOut.push(inUttara.length - expected.length);
      const { hidden, facets } = await search({ place: 'uttara' });
      expect(await allPages({ place: 'uttara' })).toEqual(idsOf(expected));
      expect(hidden).toBe(inUttara.length - expected.length);
      const ofType = (type: string) => expected.filter(({ roomType }) => roomType === type).length;
      expect(facets.roomType.values).toEqual([
        { value: 'Single', count: ofType('Single') },
        { value: 'Shared', count: ofType('Shared') },
      ]);
    }
    expect(Math.max(...leftOut)).toBeGreaterThan(0);
  });

  it('are not applied with includeHidden', async () => {
    await want({ roomType: 'Single', dealbreakers: ['roomType'] });
    const all = await search({ includeHidden: 'true' });
    expect([all.total, all.hidden]).toEqual([{ value: 1000, relation: 'gte' }, 0]);
    expect(all.facets.roomType.values.every(({ count }) => count > 0)).toBe(true);
  });

  it('stay conditions of queries that an index serves', async () => {
    for (const preferences of fc.sample(preferencesWith(['rentMax', 'places', 'smoking', 'moveIn']), 3)) {
      await want(preferences);
      for (const sort of ['best', 'newest', 'rent']) {
        sent.forget();
        await search({ sort });
        expect(sent.commands.filter(readsListings).length).toBeGreaterThan(0);
        for (const { stages } of await sent.plans()) {
          expect(stages).not.toContain('COLLSCAN');
          expect(stages).not.toContain('SORT');
        }
      }
    }
  });

  it('examine few more documents than they leave', async () => {
    const preferences: Preferences = { guests: 'daytime', dealbreakers: ['guests'] };
    await want(preferences);
    const left = new Set(idsOf(fitting(preferences)));
    expect(left.size).toBeGreaterThan(1000);
    const most = 1001 * (TOTAL / left.size) * 1.1;
    expect(most).toBeLessThan(TOTAL * 0.9);
    sent.forget();
    const { items } = await search({ sort: 'newest', limit: 100 });
    expect(items.filter(({ _id }) => !left.has(_id))).toEqual([]);
    // The others read a position from the keys of an index. The embedded database also reads the documents.
    const ofMatches = (await sent.plans()).filter(({ command }) => command.skip === undefined);
    expect(ofMatches.length).toBeGreaterThan(0);
    for (const { examined } of ofMatches) expect(examined).toBeLessThan(most);
  });

  it('count what they leave out by ids, and not beyond the exact total', async () => {
    const readsIds = ({ projection, skip }: Record<string, unknown>) =>
      isDeepStrictEqual(projection, { _id: 1 }) && skip === undefined;
    const counts = () => sent.commands.filter(readsIds);
    await want({ guests: 'daytime', dealbreakers: ['guests'] });
    sent.forget();
    expect((await search({})).hidden).toBe(0);
    expect(counts()).toEqual([]);
    await want({ rentMax: 6000, dealbreakers: ['rentMax'] });
    sent.forget();
    const { total, hidden } = await search({});
    expect(hidden).toBe(1001 - total.value);
    expect(counts()).toMatchObject([{ find: 'listings', limit: 1001 }]);
  });
});
