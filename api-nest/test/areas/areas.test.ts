import type { Area, AreasResponse, SearchResponse, SimilarRents } from '@roommate/contracts';
import { searchableRoom } from '../support/searchable-rooms.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();

const single = { roomType: 'Single', availability: 'available' } as const;
/** Nine single rooms in Mirpur 10, two seats in Mirpur 11, and one room in Uttara. */
const rooms = [
  ...Array.from({ length: 9 }, (_, i) =>
    searchableRoom({
      ...single,
      location: 'Section 10, Mirpur',
      rentAmount: 5000 + i * 1000,
      createdAt: new Date(Date.UTC(2099, 0, 1 + ((i * 4) % 9), 3, 4, 59, 999)),
    }),
  ),
  ...[3000, 4000].map((rentAmount) =>
    searchableRoom({ ...single, roomType: 'Shared', location: 'Mirpur 11', rentAmount }),
  ),
  searchableRoom({ ...single, location: 'Mirpur 11', rentAmount: 20_000 }),
  searchableRoom({ ...single, location: 'Sector 7, Uttara', rentAmount: 9000 }),
  searchableRoom({ ...single, location: 'Somewhere', rentAmount: 9000 }),
];

beforeAll(async () => {
  await api.connection.collection('listings').insertMany(rooms);
});

const area = async (id: string) => (await api.call<Area>('GET', `/areas/${id}`)).body;
const similar = async (index: number) =>
  (await api.call<SimilarRents>('GET', `/similar-rents/${String(rooms[index]?._id)}`)).body;

describe('GET /areas', () => {
  const areas = async (query = '') => (await api.call<AreasResponse>('GET', `/areas${query}`)).body;
  const roomsIn = ({ areas: found, elsewhere }: AreasResponse) =>
    found
      .filter(({ around }) => around.length === 0)
      .reduce((sum, { rooms: count }) => sum + count, elsewhere);

  it('shows where the rooms are, with the rooms of the parts, and the median of the rents', async () => {
    const found = await areas();
    expect(found).toMatchObject({ total: { value: 14, relation: 'eq' }, counted: 'all', elsewhere: 1 });
    // The most rooms first, and an area before its parts.
    expect(found.areas.map(({ id, rooms: count, median }) => [id, count, median])).toEqual([
      ['mirpur', 12, 8500],
      ['mirpur-10', 9, 9000],
      ['mirpur-11', 3, 4000],
      ['uttara', 1, 9000],
      ['uttara-7', 1, 9000],
    ]);
    expect(found.areas[1]).toMatchObject({ at: { lat: 23.8069, lng: 90.3687 }, around: ['mirpur'] });
    expect(found.areas.map(({ relation }) => relation)).not.toContain('gte');
    const [mirpur, mirpur10, mirpur11, uttara] = found.areas.map(({ newestAt }) => newestAt);
    expect([mirpur, mirpur10]).toEqual(Array(2).fill('2099-01-09T03:04:00.000Z'));
    // Other rooms were posted at 1,750,000,000 s, which is 40 s past a minute.
    expect([mirpur11, uttara]).toEqual(Array(2).fill('2025-06-15T15:06:00.000Z'));
  });

  it('counts a room near a university in the area around it', async () => {
    const room = searchableRoom({ ...single, location: 'Near BUET', rentAmount: 7001 });
    await api.connection.collection('listings').insertOne(room);
    const found = await areas('?rentMin=7001&rentMax=7001');
    await api.connection.collection('listings').deleteOne({ _id: room._id });
    expect(found.areas.map(({ id, rooms: count }) => [id, count])).toEqual([
      ['old-dhaka', 1],
      ['chawkbazar', 1],
    ]);
  });

  it.each([
    '',
    '?roomType=Shared',
    '?rentMax=9000',
    '?q=mirpur+under+8000',
    '?place=mirpur&availability=available',
    '?place=mirpur-10&within=3',
    '?q=helicopter',
  ])('counts the matches of the search %s', async (query) => {
    const found = await areas(query);
    const { body } = await api.call<SearchResponse>('GET', `/roommates/search${query}`);
    expect(found.total).toEqual(body.total);
    expect(roomsIn(found)).toBe(body.total.value);
  });

  it.each([
    ['?sort=newest', 'sort'],
    ['?limit=3', 'limit'],
    ['?rentMin=9000&rentMax=8000', 'rentMin'],
    ['?place=atlantis', 'place'],
    ['?q=%E0%A6', 'q'],
  ])('refuses %s and names the parameter', async (query, field) => {
    const { status, body } = await api.call('GET', `/areas${query}`);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(`"field":"${field}"`);
  });
});

describe('GET /areas/{area}', () => {
  it('shows what a room costs in the area and its parts', async () => {
    const { name, parent, rents } = await area('mirpur-10');
    expect([name, parent?.id]).toEqual(['Mirpur 10', 'mirpur']);
    expect(rents.all).toEqual({ sample: 9, lowerQuartile: 7000, median: 9000, upperQuartile: 11_000 });
    expect(rents.bands.map(({ count }) => count)).toEqual([0, 0, 3, 4, 2, 0, 0]);
    expect((await area('mirpur')).rents.all).toMatchObject({ sample: 12, median: 8500 });
  });

  it('shows no median below a sample of 8', async () => {
    const { rents } = await area('mirpur');
    expect(rents.Shared).toEqual({ sample: 2 });
    expect(rents.Single).toMatchObject({ sample: 10, median: 9500 });
  });

  it('shows the nearest areas, stations and universities, and not its own parts', async () => {
    const { neighbours, stations, universities } = await area('mirpur-10');
    expect(stations[0]).toMatchObject({ id: 'mrt-mirpur-10' });
    expect(universities).toHaveLength(3);
    expect(neighbours).toHaveLength(6);
    expect(neighbours.map(({ km }) => km)).toEqual(neighbours.map(({ km }) => km).toSorted((a, b) => a - b));
    expect(neighbours.map(({ id }) => id)).not.toContain('senpara-parbata');
    expect(neighbours.map(({ id }) => id)).not.toContain('mirpur');
  });

  it.each([
    ['atlantis', 404],
    ['dhaka', 404],
    ['buet', 404],
    ['constructor', 404],
    ['Mirpur%2010', 400],
    ['__proto__', 400],
  ])('refuses %s with %i', async (id, status) => {
    expect((await api.call('GET', `/areas/${id}`)).status).toBe(status);
  });
});

describe('GET /similar-rents/{id}', () => {
  it('compares with other rooms of the same type in the same area', async () => {
    expect(await similar(0)).toEqual({
      area: { id: 'mirpur-10', name: 'Mirpur 10', nameBn: 'মিরপুর ১০' },
      sample: 8,
      lowerQuartile: 7750,
      median: 9500,
      upperQuartile: 11_250,
    });
  });

  it('widens the area until it has 8 rooms', async () => {
    expect(await similar(11)).toMatchObject({ area: { id: 'mirpur' }, sample: 9, median: 9000 });
  });

  it('shows no median where no area around has 8 rooms of the type', async () => {
    expect(await similar(9)).toEqual({
      area: { id: 'mirpur-11', name: 'Mirpur 11', nameBn: 'মিরপুর ১১' },
      sample: 1,
    });
    expect(await similar(13)).toEqual({ sample: 0 });
  });

  it.each([
    ['x', 400],
    ['665f1c2ab7d94e0012a4c9d1', 404],
  ])('refuses the id %s with %i', async (id, status) => {
    expect((await api.call('GET', `/similar-rents/${id}`)).status).toBe(status);
  });
});

describe('GET /similar-rents', () => {
  const rentsAt = async (location: string, roomType = 'Single') =>
    api.call<SimilarRents>('GET', `/similar-rents?${new URLSearchParams({ location, roomType }).toString()}`);

  it('compares with all rooms of the type around a location that is not posted yet', async () => {
    expect((await rentsAt('House 5, mirpur-10')).body).toMatchObject({
      area: { id: 'mirpur-10' },
      sample: 9,
      median: 9000,
    });
    expect((await rentsAt('Mirpur 11')).body).toMatchObject({ area: { id: 'mirpur' }, sample: 10 });
    const { body } = await api.call<SimilarRents>('GET', '/similar-rents?location=Mirpur');
    expect(body).toMatchObject({ area: { id: 'mirpur' }, sample: 12 });
  });

  describe('with a chosen place', () => {
    // The location alone means Mirpur 10.
    const location = 'Mirpur 10, Mirpur';
    const ask = async (query: Record<string, string>) =>
      api.call<SimilarRents>(
        'GET',
        `/similar-rents?${new URLSearchParams({ location, roomType: 'Single', ...query }).toString()}`,
      );

    it('compares with rooms around the place, not around the one that the location means', async () => {
      expect((await ask({})).body).toMatchObject({ area: { id: 'mirpur-10' }, sample: 9 });
      expect((await ask({ placeId: 'mirpur' })).body).toMatchObject({ area: { id: 'mirpur' }, sample: 10 });
    });

    it('compares an edited listing around its chosen place, and not with itself', async () => {
      const edited = searchableRoom({ ...single, location, chosenPlaceId: 'mirpur', rentAmount: 9000 });
      await api.connection.collection('listings').insertOne(edited);
      const listing = String(edited._id);
      const responses = [
        await ask({ listing }),
        await api.call<SimilarRents>('GET', `/similar-rents/${listing}`),
        await ask({ listing, location: 'Mirpur 10' }),
        await ask({ listing, placeId: 'mirpur-10' }),
      ];
      await api.connection.collection('listings').deleteOne({ _id: edited._id });
      // The choice ends when the location no longer names it: docs/decisions/0340-chosen-places.md.
      expect(responses.map(({ body }) => [body.area?.id, body.sample])).toEqual([
        ['mirpur', 10],
        ['mirpur', 10],
        ['mirpur-10', 9],
        ['mirpur-10', 9],
      ]);
    });

    it.each([
      [{ placeId: 'atlantis' }, 400, 'placeId'],
      [{ placeId: 'dhaka' }, 400, 'placeId'],
      [{ placeId: 'uttara-7' }, 400, 'placeId'],
      [{ placeId: 'Mirpur 10' }, 400, 'placeId'],
      [{ listing: 'x' }, 400, 'listing'],
    ])('refuses %j with %i and names the parameter', async (query, expected, field) => {
      const { status, body } = await ask(query);
      expect(status).toBe(expected);
      expect(JSON.stringify(body)).toContain(`"field":"${field}"`);
    });

    it('refuses an unknown listing', async () => {
      expect((await ask({ listing: '665f1c2ab7d94e0012a4c9d1' })).status).toBe(404);
    });
  });

  it('has no area for a location without a known place', async () => {
    expect((await rentsAt('Somewhere')).body).toEqual({ sample: 0 });
  });

  it.each([
    ['', 'Single', 'location'],
    ['Mirpur', 'Double', 'roomType'],
  ])('refuses the location "%s" with the room type %s', async (location, roomType, field) => {
    const { status, body } = await rentsAt(location, roomType);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(`"field":"${field}"`);
  });
});
