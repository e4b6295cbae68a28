import { rentBands, roomTypes } from '@roommate/contracts';
import { places, searchFieldsOf } from '@roommate/places';
import fc from 'fast-check';
import { keysOfListing, keysOfSearch, placesOfListing } from './match-keys.ts';

/** Maximum number of keys of a search. */
const MAX_KEYS = 60;

const id = fc.constantFrom('mirpur', 'mirpur-10', 'gulshan');
const rent = fc.integer({ min: 0, max: 60_000 });
const words = fc.uniqueArray(fc.constantFrom('balcony', 'gas', 'lift'));
const listing = fc.record({
  area1: fc.option(id),
  area2: fc.option(id),
  placeId: fc.option(id),
  roomType: fc.constantFrom(...roomTypes),
  rentAmount: rent,
  words,
});
const filter = fc.oneof(
  fc.record({
    level: fc.constantFrom('area1', 'area2', undefined),
    ids: fc.uniqueArray(id, { minLength: 1 }),
  }),
  // Only the ids of places can have null, for the listings without a place.
  fc.record({
    level: fc.constant('placeId' as const),
    ids: fc.uniqueArray(fc.option(id), { minLength: 1 }),
  }),
);
const search = fc.record(
  {
    scope: fc.array(filter, { minLength: 1, maxLength: 3 }),
    roomType: fc.constantFrom(...roomTypes),
    rentMin: rent,
    rentMax: rent,
    words,
  },
  { requiredKeys: ['scope'] },
);

it('shares a key with every listing that matches, and with none of another place or type', () => {
  fc.assert(
    fc.property(search, listing, (wanted, room) => {
      const isInPlace = wanted.scope.some(
        ({ level, ids }) => level === undefined || ids.some((each) => each === room[level]),
      );
      const fits = isInPlace && (wanted.roomType === undefined || wanted.roomType === room.roomType);
      const hasRent =
        room.rentAmount >= (wanted.rentMin ?? 0) && room.rentAmount <= (wanted.rentMax ?? Infinity);
      const keys = new Set(keysOfSearch(wanted).keys);
      const hasWords = (wanted.words ?? []).every((word) => room.words.includes(word));
      const shares = keysOfListing(room).some((key) => keys.has(key));
      if (fits && hasRent && hasWords) expect(shares).toBe(true);
      if (!fits) expect(shares).toBe(false);
    }),
  );
});

it('has 16 keys for a listing without words, and one per rent band for a search', () => {
  const room = { area1: 'a', area2: 'b', placeId: 'c', roomType: 'Single', rentAmount: 9000 } as const;
  expect(keysOfListing(room)).toHaveLength(16);
  const scope = [{ level: 'area1', ids: ['a'] }] as const;
  expect(keysOfSearch({ scope }).keys).toHaveLength(1);
  expect(keysOfSearch({ scope, rentMin: 0, rentMax: 100_000 }).keys).toHaveLength(rentBands.length);
  expect(keysOfSearch({ scope, rentMin: 0, words: ['balcony', 'gas'] }).keys).toEqual([
    'area1=a|*|"balcony"',
  ]);
});

it('leaves the rent out before it has too many keys', () => {
  const ids = Array.from({ length: MAX_KEYS }, (_, n) => `p${n}`);
  const scope = [{ level: 'placeId' as const, ids }];
  expect(keysOfSearch({ scope, rentMin: 0 }).keys).toHaveLength(MAX_KEYS);
});

it('keys many places by their area, and lists the places to compare', () => {
  const ids = places.map(({ id }) => id).slice(0, MAX_KEYS + 20);
  const wide = keysOfSearch({ scope: [{ level: 'placeId', ids }] });
  expect(wide.keys.length).toBeLessThanOrEqual(MAX_KEYS);
  expect(wide.places).toEqual(ids.map((id) => `placeId=${id}`));
  for (const { id } of places.slice(1, MAX_KEYS)) {
    const fields = searchFieldsOf({
      title: '',
      location: '',
      lifestyle: '',
      description: '',
      imageUrl: '',
      chosenPlaceId: id,
    });
    const room = { ...fields, roomType: 'Single', rentAmount: 9000 } as const;
    expect(keysOfListing(room).some((key) => wide.keys.includes(key))).toBe(true);
    expect(placesOfListing(room)).toContain(`placeId=${id}`);
  }
});

it('keys the listings without a place of a search in many places', () => {
  const ids = [null, ...places.map(({ id }) => id).slice(0, MAX_KEYS + 20)];
  const wide = keysOfSearch({ scope: [{ level: 'placeId', ids }] });
  const room = { area1: null, area2: null, placeId: null, roomType: 'Single', rentAmount: 9000 } as const;
  expect(keysOfListing(room).some((key) => wide.keys.includes(key))).toBe(true);
  expect(placesOfListing(room).some((place) => wide.places?.includes(place))).toBe(true);
});
