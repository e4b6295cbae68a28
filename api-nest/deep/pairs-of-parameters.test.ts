import type { Preferences } from '@roommate/contracts';
import { distanceKm, placeById } from '@roommate/places';
import type { ListingRecord } from '../src/listings/listing.schema.ts';
import { expectedFacets, shownFacets } from '../test/support/facet-model.ts';
import { rafi } from '../test/support/people.ts';
import { matches, pointOf, roomOf } from '../test/support/search-model.ts';
import { idsOf, searchPages } from '../test/support/search-pages.ts';
import { filtersOf, type SearchRow, searchRows, stated, texts } from '../test/support/search-parameters.ts';
import { useApi } from '../test/support/use-api.ts';

const api = useApi();
/** Fewer than the exact total, so that each number is exact. */
const TOTAL = 420;
const DEAREST = 15_000;
const rooms = Array.from({ length: TOTAL }, (_, n): ListingRecord => ({
  ...roomOf(n),
  ...(n % 4 === 0 && { home: { smoking: 'yes' } }),
}));
const byId = new Map(rooms.map((room) => [String(room._id), room]));
const wishes: Preferences = { rentMax: DEAREST, smoking: 'no', dealbreakers: ['rentMax', 'smoking'] };
const hasDealbreaker = ({ rentAmount, home }: ListingRecord): boolean =>
  rentAmount > DEAREST || home?.smoking === 'yes';

const isTaken = ({ availability }: ListingRecord): number => (availability === 'available' ? 0 : 1);
const age = ({ createdAt }: ListingRecord): number => -Number(createdAt);

/** The values that do not fall from one listing to the next. An earlier one counts more. */
function orderOf({ sort, near, place, q, viewer }: SearchRow): ((room: ListingRecord) => number)[] {
  switch (sort ?? (near === undefined ? 'best' : 'distance')) {
    case 'rent':
      return [({ rentAmount }) => rentAmount];
    case '-rent':
      return [({ rentAmount }) => -rentAmount];
    case 'newest':
      return [age];
    case 'distance': {
      const [first = ''] = place ?? texts.get(q ?? '')?.place ?? [];
      const origin = near === undefined ? placeById(first)?.at : pointOf(near);
      const kmTo = (id: string) => {
        const at = placeById(id)?.at;
        return at && origin ? distanceKm(origin, at) : Infinity;
      };
      return [({ placeId }) => kmTo(placeId ?? '')];
    }
    case 'best':
      // Wishes have an order of their own.
      return viewer === 'visitor' && q !== 'balcony' ? [isTaken, age] : [isTaken];
  }
}

function expectOrder(items: readonly ListingRecord[], row: SearchRow): void {
  const order = orderOf(row);
  const keys = items.map((room) => order.map((key) => key(room)));
  const compare = (a: number[], b: number[]) =>
    // Two distances can be infinite.
    a.map((value, i) => (value === b[i] ? 0 : value - (b[i] ?? 0))).find(Boolean) ?? 0;
  expect(keys).toEqual(keys.toSorted(compare));
}

beforeAll(async () => {
  await api.connection.collection('listings').insertMany(rooms.slice(0, TOTAL / 2));
  await api.connection.collection('listings').insertMany(rooms.slice(TOTAL / 2));
  await api.call('PUT', '/preferences', { as: rafi, body: wishes });
});

it.each(searchRows.map((row) => [JSON.stringify(stated(row)), row] as const))(
  'the search %s finds exactly its matches, counts them, and keeps its order',
  async (_, row) => {
    const { viewer, limit, includeHidden, ...others } = row;
    const query = stated({ ...others, includeHidden });
    const { search, allPages } = searchPages(api, viewer === 'visitor' ? undefined : rafi);
    const filters = filtersOf(row);
    const isLeft = (room: ListingRecord) =>
      viewer === 'visitor' || includeHidden === true || !hasDealbreaker(room);
    const expected = rooms.filter((room) => matches(room, filters));
    const left = expected.filter(isLeft);

    const { total, hidden, facets } = await search({ ...query, limit });
    expect(total).toEqual({ value: left.length, relation: 'eq' });
    expect(hidden).toBe(viewer === 'visitor' ? undefined : expected.length - left.length);
    expect(shownFacets(facets)).toEqual(expectedFacets(rooms.filter(isLeft), filters));

    const items = await allPages(query, limit);
    expect(idsOf(items)).toEqual(idsOf(left));
    expectOrder(
      items.flatMap(({ _id }) => byId.get(_id) ?? []),
      row,
    );
  },
);
