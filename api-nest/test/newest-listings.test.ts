import fc from 'fast-check';
import { Types } from 'mongoose';
import type { ListingRecord } from '../src/listings/listing.schema.ts';
import { ComparedListingsRepository } from '../src/matching/compared-listings.repository.ts';
import { newestListings } from '../src/matching/newest-listings.ts';
import type { PlaceFilter } from '../src/search/place-scope.ts';
import { searchableRoom } from './support/searchable-rooms.ts';
import { readsListings, recordCommands } from './support/sent-commands.ts';
import { useApi } from './support/use-api.ts';

const api = useApi();
const locations = ['Mirpur 10', 'Mirpur 11', 'Near BUET', 'Farmgate, Tejgaon', 'Sector 7, Uttara'];
const bases = locations.map((location) => searchableRoom({ location }));
const filterOf = (places: readonly number[]): PlaceFilter => ({
  level: 'placeId',
  ids: places.map((place) => bases[place]?.placeId ?? null),
});
const each = locations.map((_, place) => filterOf([place]));

/** @param time listings can have the same one */
const roomOf = (place: number, time: number, changes: Partial<ListingRecord> = {}): ListingRecord => ({
  ...(bases[place] ?? searchableRoom({})),
  availability: 'available',
  ...changes,
  _id: new Types.ObjectId(),
  createdAt: new Date(1_750_000_000_000 + time * 1000),
});

async function store(rooms: readonly ListingRecord[]): Promise<void> {
  const collection = api.connection.collection<ListingRecord>('listings');
  await collection.deleteMany({});
  if (rooms.length > 0) await collection.insertMany([...rooms]);
}

const read = (scope: readonly PlaceFilter[], count: number) =>
  newestListings(api.get(ComparedListingsRepository), scope, count);

const idsOf = (rooms: readonly { _id: unknown }[]) => rooms.map(({ _id }) => String(_id));

/** The numbers of places and times of rooms. The first place has most of them. */
const someRooms = fc.array(
  fc.record({
    place: fc.oneof(fc.constant(0), fc.nat(locations.length - 1)),
    time: fc.nat(5),
    availability: fc.constantFrom('available', 'available', 'not available'),
  }),
  { maxLength: 60, size: 'max' },
);
/** A filter for each group of places. The last place is in none. */
const scopes = fc.constantFrom(
  [[0], [1, 2, 3]],
  [[1], [0], [2, 3]],
  [
    [3, 2],
    [1, 0],
  ],
  [[0, 1, 2, 3]],
);

it('reads the newest listings of several filters as if they were one', async () => {
  await fc.assert(
    fc.asyncProperty(someRooms, scopes, fc.integer({ min: 1, max: 25 }), async (some, scope, count) => {
      const rooms = some.map(({ place, time, availability }) => roomOf(place, time, { availability }));
      await store(rooms);
      const places = new Set(scope.flat().map((place) => bases[place]?.placeId));
      const expected = rooms
        .filter(({ placeId, availability }) => places.has(placeId) && availability === 'available')
        .sort(
          (a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (String(a._id) < String(b._id) ? 1 : -1),
        );
      const { rows } = await read(scope.map(filterOf), count);
      expect(idsOf(rows)).toEqual(idsOf(expected.slice(0, count)));
    }),
    { numRuns: 60 },
  );
});

it('reads on among listings of the same time, and returns those with the highest ids', async () => {
  const [other, earlier, later] = [roomOf(1, 5), roomOf(0, 5), roomOf(0, 5)];
  await store([other, earlier, later]);
  expect(idsOf((await read(each, 2)).rows)).toEqual(idsOf([later, earlier]));
});

describe('the newest 100 of 1,000 listings', () => {
  /** The queries, and the listings that they return. */
  async function costOf(rooms: readonly ListingRecord[]) {
    await store(rooms);
    const sent = recordCommands(api.connection);
    const { queries } = await read(each, 100);
    const plans = (await sent.plans()).filter(({ command }) => readsListings(command));
    expect(plans).toHaveLength(queries);
    return { queries, listings: plans.reduce((sum, { returned }) => sum + returned, 0) };
  }

  it('need one query for each filter when all have as many', async () => {
    const rooms = Array.from({ length: 1000 }, (_, n) => roomOf(n % locations.length, n));
    expect(await costOf(rooms)).toEqual({ queries: 5, listings: 125 });
  });

  it.each([
    [200, { queries: 6, listings: 200 }],
    // The second query ends at the oldest of 100 listings that are known then.
    [60, { queries: 6, listings: 178 }],
  ])('need a second query of the filter that has the newest %s', async (count, cost) => {
    const others = 1000 - count;
    const rooms = Array.from({ length: 1000 }, (_, n) => roomOf(n < others ? n % locations.length : 0, n));
    expect(await costOf(rooms)).toEqual(cost);
  });
});
