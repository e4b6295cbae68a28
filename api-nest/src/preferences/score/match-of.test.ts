import {
  availabilities,
  homeChoices,
  homeWishes,
  homeChoiceNames,
  type Home,
  type PreferenceName,
  preferenceNames,
  type Preferences,
  roomTypes,
} from '@roommate/contracts';
import { distanceKm, type Place, placeById, places } from '@roommate/places';
import fc from 'fast-check';
import type { ComparedListing } from './agreement.ts';
import { matchOf as matchOn } from './match-of.ts';

const TODAY = '2026-11-22';
const matchOf = (wanted: Preferences, listing: ComparedListing) => matchOn(wanted, listing, TODAY);

const room: ComparedListing = {
  rentAmount: 8000,
  roomType: 'Single',
  availability: 'available',
  place: placeById('azimpur'),
  home: undefined,
};
const reasonsOf = (wanted: Preferences, home?: Home, listing: Partial<ComparedListing> = {}) =>
  matchOf(wanted, { ...room, home, ...listing })?.reasons.map(({ text }) => text);

describe('the reasons of a match', () => {
  it.each<[Preferences, Home, string]>([
    [{ rentMax: 8000 }, {}, 'In budget'],
    [{ rentMax: 6500 }, {}, 'BDT 1,500 above your budget'],
    [{ places: ['dhanmondi', 'lalbagh'] }, {}, 'In Lalbagh'],
    [{ places: ['uttara'] }, {}, 'About 16 km from Uttara'],
    [{ places: ['farmgate'] }, {}, 'About 3.3 km from Farmgate'],
    [{ travelTo: 'farmgate' }, {}, 'About 3.3 km from Farmgate; you asked for at most 3 km'],
    [{ travelTo: 'farmgate', travelKm: 4 }, {}, 'About 3.3 km from Farmgate'],
    [{ travelTo: 'azimpur' }, {}, 'About 0.1 km from Azimpur'],
    [{ travelTo: 'buet' }, {}, 'About 0.9 km from BUET'],
    [{ roomType: 'Single' }, {}, 'Single room, as you asked'],
    [{ roomType: 'Shared' }, {}, 'You asked for a Shared room; this is a Single room'],
    [{ moveIn: '2026-12-01' }, { availableFrom: '2026-12-01' }, 'Free when you want to move in'],
    [{ moveIn: '2026-12-01' }, { availableFrom: '2026-12-02' }, 'Free 1 day after you want to move in'],
    [{ moveIn: '2026-11-01' }, { availableFrom: TODAY }, 'Free when you want to move in'],
    [{ moveIn: '2026-11-01' }, { availableFrom: '2026-11-24' }, 'Free 2 days from today'],
    [{ smoking: 'no' }, { smoking: 'no' }, 'Non-smoking home, as you asked'],
    [{ cleanliness: 'tidy' }, { cleanliness: 'very tidy' }, 'Very tidy home'],
    [{ guests: 'daytime' }, { guests: 'overnight' }, 'Guests may stay overnight'],
    [{ pets: 'no' }, { pets: 'cat' }, 'You asked for no pets; this home has a cat'],
    [{ pets: 'yes' }, { pets: 'dog' }, 'This home has a dog, as you asked'],
    [
      { sleep: 'early' },
      { sleep: 'any' },
      'You asked for a home where people go to bed early; people go to bed at different times',
    ],
  ])('%j and %j: "%s"', (wanted, home, text) => {
    expect(reasonsOf(wanted, home)).toEqual([text]);
  });

  it('contain nothing that the listing does not say', () => {
    const wanted: Preferences = { smoking: 'no', moveIn: '2026-12-01', places: ['uttara'], travelTo: 'buet' };
    expect(matchOf(wanted, { ...room, place: undefined })).toBeUndefined();
    expect(reasonsOf({ ...wanted, rentMax: 9000 }, {}, { place: undefined })).toEqual(['In budget']);
  });

  it('do not say when a room is free that is not available', () => {
    const wanted: Preferences = { moveIn: '2026-12-01', rentMax: 8000 };
    const home: Home = { availableFrom: '2026-12-01' };
    expect(reasonsOf(wanted, home, { availability: 'not available' })).toEqual(['In budget']);
  });

  it('never contradict the distance that they show', () => {
    const wanted = { travelTo: 'farmgate', travelKm: 3.3 };
    const farmgate = placeById('farmgate');
    const isJustBeyond = ({ at }: Place) => {
      const km = farmgate ? distanceKm(at, farmgate.at) : 0;
      return km > 3.3 && km.toFixed(1) === '3.3';
    };
    const match = matchOf(wanted, { ...room, place: places.find(isJustBeyond) });
    expect(match?.reasons).toMatchObject([{ fits: true, text: 'About 3.3 km from Farmgate' }]);
  });

  it('have tenths of a large distance only where they decide', () => {
    const farmgate = placeById('farmgate');
    const kmOf = ({ at }: Place) => Number((farmgate ? distanceKm(at, farmgate.at) : 0).toFixed(1));
    const place = places.find((other) => kmOf(other) > 10 && kmOf(other) < 10.5);
    const km = place ? kmOf(place) : NaN;
    const textWith = (travelKm: number) => reasonsOf({ travelTo: 'farmgate', travelKm }, {}, { place })?.[0];
    expect(textWith(10)).toBe(`About ${km} km from Farmgate; you asked for at most 10 km`);
    expect(textWith(5)).toBe('About 10 km from Farmgate; you asked for at most 5 km');
    expect(textWith(12)).toBe('About 10 km from Farmgate');
  });

  it('begin with a dealbreaker that is not met, then the most important ones', () => {
    const wanted: Preferences = {
      ...{ guests: 'no', smoking: 'no', rentMax: 9000 },
      dealbreakers: ['guests', 'smoking'],
    };
    const match = matchOf(wanted, { ...room, home: { smoking: 'no', guests: 'overnight' } });
    expect(match?.reasons.map(({ about, fits, isDealbreaker }) => [about, fits, isDealbreaker])).toEqual([
      ['guests', false, true],
      ['rentMax', true, false],
      ['smoking', true, false],
    ]);
  });

  it('have the full name of a place where the text has a short one', () => {
    const textsOf = (wanted: Preferences) => matchOf(wanted, room)?.reasons[0];
    const full = 'Bangladesh University of Engineering and Technology';
    expect(textsOf({ travelTo: 'buet', travelKm: 0.5 })).toMatchObject({
      text: 'About 0.9 km from BUET; you asked for at most 0.5 km',
      fullText: `About 0.9 km from ${full}; you asked for at most 0.5 km`,
    });
    expect(textsOf({ places: ['buet'] })?.fullText).toBe(`About 0.9 km from ${full}`);
    expect(textsOf({ places: ['mirpur'] })).not.toHaveProperty('fullText');
  });
});

describe('the score', () => {
  it.each<[Preferences, Home, number]>([
    [{ rentMax: 8000 }, {}, 100],
    [{ rentMax: 8000, smoking: 'no' }, {}, 80],
    [{ rentMax: 8000, smoking: 'no' }, { smoking: 'outside' }, 80],
    [{ rentMax: 8000, smoking: 'no' }, { smoking: 'yes' }, 60],
    [{ rentMax: 8000, food: 'halal' }, { food: 'any' }, 87],
    [{ cleanliness: 'tidy' }, { cleanliness: 'very tidy' }, 100],
    [{ guests: 'daytime' }, { guests: 'overnight' }, 100],
  ])('of %j and %j is %i', (wanted, home, score) => {
    expect(matchOf(wanted, { ...room, home })?.score).toBe(score);
  });
});

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const ids = places.map(({ id }) => id);
const date = fc.integer({ min: 1, max: 28 }).map((day) => `2026-12-${String(day).padStart(2, '0')}`);
const withoutGaps = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
const choicesFrom = (choices: Record<string, readonly string[]>) =>
  Object.fromEntries(
    homeChoiceNames.map((name) => [name, optional(fc.constantFrom(...(choices[name] ?? [])))]),
  );

const anyPreferences = fc
  .record({
    rentMax: optional(fc.integer({ min: 500, max: 40_000 })),
    places: optional(fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 3 })),
    travelTo: optional(fc.constantFrom(...ids)),
    roomType: optional(fc.constantFrom(...roomTypes)),
    moveIn: optional(date),
    ...choicesFrom(homeWishes),
    dealbreakers: fc.subarray([...preferenceNames]),
  })
  .map((fields) => withoutGaps(fields) as Preferences);
const anyHome = fc
  .record({ ...choicesFrom(homeChoices), availableFrom: optional(date) })
  .map((fields) => withoutGaps(fields) as Home);
const anyListing: fc.Arbitrary<ComparedListing> = fc.record({
  rentAmount: fc.integer({ min: 500, max: 60_000 }),
  roomType: fc.constantFrom(...roomTypes),
  availability: fc.constantFrom(...availabilities),
  place: optional(fc.constantFrom(...places)),
  home: anyHome,
});

/** What a listing says about a preference. */
function factOf({ rentAmount: rentMax, roomType, place, home }: ComparedListing, name: PreferenceName) {
  return { ...home, rentMax, roomType, places: place, travelTo: place, moveIn: home?.availableFrom }[name];
}

/** The listing as the person wants it in one point, and otherwise the same. */
function agreeing(listing: ComparedListing, name: PreferenceName, wanted: Preferences): ComparedListing {
  const { rentMax = Infinity, roomType = listing.roomType, moveIn } = wanted;
  if (name === 'rentMax') return { ...listing, rentAmount: Math.min(listing.rentAmount, rentMax) };
  if (name === 'roomType') return { ...listing, roomType };
  // Other properties move the listing.
  if (name === 'places' || name === 'travelTo') return listing;
  const fact = name === 'moveIn' ? { availableFrom: moveIn } : { [name]: wanted[name] };
  return { ...listing, home: { ...listing.home, ...withoutGaps(fact) } };
}

const without = (wanted: Preferences, name: PreferenceName): Preferences =>
  withoutGaps({ ...wanted, [name]: undefined });

describe('any match', () => {
  it('is not lowered by more agreement', () => {
    const point = fc.constantFrom(...preferenceNames);
    fc.assert(
      fc.property(anyPreferences, anyListing, point, (wanted, listing, name) => {
        const before = matchOf(wanted, listing)?.score ?? 0;
        expect(matchOf(wanted, agreeing(listing, name, wanted))?.score ?? 0).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('is not lowered by a lower rent', () => {
    fc.assert(
      fc.property(anyPreferences, anyListing, fc.nat(20_000), (wanted, listing, less) => {
        const cheaper = { ...listing, rentAmount: Math.max(500, listing.rentAmount - less) };
        const before = matchOf(wanted, listing)?.score ?? 0;
        expect(matchOf(wanted, cheaper)?.score ?? 0).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('is not lowered when the room is inside the place that a person wants', () => {
    fc.assert(
      fc.property(anyPreferences, anyListing, fc.constantFrom(...places), (wanted, listing, place) => {
        const here = { ...without(wanted, 'travelTo'), places: [place.id] };
        const before = matchOf(here, listing)?.score ?? 0;
        expect(matchOf(here, { ...listing, place })?.score ?? 0).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('is not lowered by a shorter way to the place to travel to', () => {
    fc.assert(
      fc.property(
        anyPreferences,
        anyListing,
        fc.constantFrom(...places),
        fc.constantFrom(...places),
        fc.constantFrom(...places),
        (wanted, listing, target, one, other) => {
          const travelling = { ...without(wanted, 'places'), travelTo: target.id };
          const kmOf = (place: Place) => distanceKm(place.at, target.at);
          const [near, far] = kmOf(one) <= kmOf(other) ? [one, other] : [other, one];
          const scoreAt = (place: Place) => matchOf(travelling, { ...listing, place })?.score ?? 0;
          expect(scoreAt(near)).toBeGreaterThanOrEqual(scoreAt(far));
        },
      ),
    );
  });

  it('is the same every time, from 0 to 100, with one reason for each preference that the listing mentions', () => {
    fc.assert(
      fc.property(anyPreferences, anyListing, (wanted, listing) => {
        const match = matchOf(wanted, listing);
        expect(matchOf(wanted, listing)).toEqual(match);
        if (!match) return;
        expect(match.score >= 0 && match.score <= 100).toBe(true);
        const about = match.reasons.map((reason) => reason.about);
        expect(new Set(about).size).toBe(about.length);
        for (const name of about)
          expect([name, wanted[name], factOf(listing, name)]).not.toContain(undefined);
        if (match.score === 100) expect(match.reasons.every(({ fits }) => fits)).toBe(true);
      }),
    );
  });
});
