import {
  type CreateListing,
  EXACT_TOTAL_MAX,
  type Preferences,
  type SearchResponse,
} from '@roommate/contracts';
import fc from 'fast-check';
import { Types } from 'mongoose';
import type { ListingRecord } from '../src/listings/listing.schema.ts';
import { nusrat, rafi, room } from '../test/support/people.ts';
import { postListing } from '../test/support/post-listing.ts';
import { type Filters, filters, matches, roomOf } from '../test/support/search-model.ts';
import { idsOf, searchPages } from '../test/support/search-pages.ts';
import { searchableRoom } from '../test/support/searchable-rooms.ts';
import { useApi } from '../test/support/use-api.ts';

const api = useApi();
const collection = () => api.connection.collection<ListingRecord>('listings');
const sorts = ['best', 'newest', 'rent', '-rent', 'distance'] as const;

async function store(rooms: readonly ListingRecord[]): Promise<void> {
  await collection().deleteMany({});
  for (let start = 0; start < rooms.length; start += 200) {
    await collection().insertMany(rooms.slice(start, start + 200));
  }
}

/** The rooms that others post: some at each end of each order, and many with the values of other rooms. */
const newRoom = (n: number): CreateListing => ({
  ...room,
  location: ['Mirpur 11', 'Near BUET', 'Somewhere else', 'Sector 7, Uttara'][n % 4] ?? '',
  rentAmount: [500, 2000, 9000, 21_500, 90_000][n % 5] ?? 0,
  roomType: n % 2 === 0 ? 'Single' : 'Shared',
  description: n % 3 === 0 ? 'With a balcony' : 'With a rooftop',
});

/**
 * Reads all pages of a search. Before or during each next page, others delete three rooms and post one: the last one
 * shown, the first one shown, and one of the rest.
 */
async function readWhileOthersChange(rooms: readonly ListingRecord[], query: object, limit: number) {
  const posted = new Map<string, ListingRecord>();
  const deleted = new Set<string>();
  const running: Promise<unknown>[] = [];
  const post = async (n: number) => {
    const body = newRoom(n);
    posted.set(await postListing(api, nusrat, body), searchableRoom({ ...body, createdAt: new Date() }));
  };
  const remove = async (id: string | undefined) => {
    if (id === undefined || deleted.has(id)) return;
    deleted.add(id);
    const { status } = await api.call('DELETE', `/roommates/${id}`, { as: nusrat });
    expect(status).toBe(200);
  };
  const change = (page: number, items: SearchResponse['items']) => {
    const rest = rooms[(page * 97 + 5) % rooms.length];
    const ids = [items.at(-1)?._id, items[page]?._id, rest && String(rest._id)];
    return Promise.all([post(page), ...[...new Set(ids)].map(remove)]);
  };
  const { allPages } = searchPages(api, rafi);
  const items = await allPages(query, limit, async (page, shown) => {
    const changes = change(page, shown);
    running.push(changes);
    if (page % 2 === 0) await changes;
  });
  await Promise.all(running);
  return { ids: idsOf(items), posted, deleted };
}

/** Expects that the pages have each room once that was there all the time, and nothing that does not match. */
async function expectEachOnce(rooms: readonly ListingRecord[], filter: Filters, sort: string, limit: number) {
  const { ids, posted, deleted } = await readWhileOthersChange(rooms, { ...filter, sort }, limit);
  const byId = new Map([...rooms.map((one) => [String(one._id), one] as const), ...posted]);
  expect(ids).toEqual([...new Set(ids)]);
  const wrong = ids.filter((id) => {
    const found = byId.get(id);
    return !found || !matches(found, filter);
  });
  expect(wrong).toEqual([]);
  const seen = new Set(ids);
  const stable = idsOf(rooms.filter((one) => matches(one, filter))).filter((id) => !deleted.has(id));
  expect(stable.filter((id) => !seen.has(id))).toEqual([]);
  // The next search has the same rooms.
  await collection().deleteMany({ _id: { $in: [...posted.keys()].map((id) => new Types.ObjectId(id)) } });
  if (deleted.size > 0) await collection().insertMany(rooms.filter(({ _id }) => deleted.has(String(_id))));
}

/** Few enough that the API knows all matches. */
const few = Array.from({ length: 350 }, (_, n) => roomOf(n));
const PAGES = 6;
const MIN_MATCHES = 20;

/** Searches with several pages. A distance order needs a place or a point. */
const longSearches = (sort: string) =>
  filters
    .filter(({ place, near }) => sort !== 'distance' || place !== undefined || near !== undefined)
    .map((filter) => ({ filter, count: few.filter((one) => matches(one, filter)).length }))
    .filter(({ count }) => count >= MIN_MATCHES);

describe.each<[string, Preferences]>([
  ['of a person with wishes', { rentMax: 8000, places: ['mirpur'], smoking: 'no' }],
  ['of a person without wishes', {}],
])('the pages of fewer than 1,000 matches %s', (_, preferences) => {
  beforeAll(async () => {
    await store(few);
    await api.call('PUT', '/preferences', { as: rafi, body: preferences });
  });

  it.each(sorts)(
    'have each match exactly once in the order %s while others post and delete',
    async (sort) => {
      await fc.assert(
        fc.asyncProperty(longSearches(sort), ({ filter, count }) =>
          expectEachOnce(few, filter, sort, Math.ceil(count / PAGES)),
        ),
        // The searches differ in each run.
        { numRuns: 4 },
      );
    },
  );
});

describe('the pages of about 1,000 matches and more', () => {
  const many = Array.from({ length: 1500 }, (_, n) => roomOf(n));
  beforeAll(async () => {
    await store(many);
    await api.call('PUT', '/preferences', { as: rafi, body: {} });
  });

  it.each(sorts)(
    'have each match exactly once in the order %s while others post and delete',
    async (sort) => {
      const near = sort === 'distance' ? { near: 'farmgate' } : {};
      // The changes move the total across the number up to which the API knows all matches.
      const available: Filters = { availability: 'available', ...near };
      expect(many.filter((one) => matches(one, available))).toHaveLength(EXACT_TOTAL_MAX);
      for (const filter of [available, { hasPhoto: true, rentMin: 4000, ...near } satisfies Filters]) {
        await expectEachOnce(many, filter, sort, 100);
      }
    },
  );
});
