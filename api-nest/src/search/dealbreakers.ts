import {
  homeChoiceNames,
  homeChoices,
  type PreferenceName,
  type Preferences,
  roomTypes,
} from '@roommate/contracts';
import { places } from '@roommate/places';
import type { ComparedListing } from '../preferences/score/agreement.ts';
import { lastMoveIn } from '../preferences/score/compare-room.ts';
import { meets } from '../preferences/score/match-of.ts';
import { dhakaDay } from '../time/dhaka-day.ts';
import type { Dealbreakers, ListingFilter } from './criteria.ts';

/** Says nothing about any preference, apart from what it must say. */
const silent: ComparedListing = {
  rentAmount: 0,
  roomType: 'Single',
  availability: 'available',
  place: undefined,
  home: undefined,
};

/**
 * Compares each value that a listing can have as a match does. So both leave out the same listings:
 * docs/decisions/0354-dealbreakers.md.
 * @returns undefined without dealbreakers
 */
export function dealbreakersOf(preferences: Preferences, now: Date): Dealbreakers | undefined {
  const { dealbreakers = [], rentMax, moveIn } = preferences;
  if (dealbreakers.length === 0) return undefined;
  const today = dhakaDay(now);
  const isOf = (name: PreferenceName): boolean => dealbreakers.includes(name);
  const refuses = (name: PreferenceName, listing: Partial<ComparedListing>): boolean =>
    isOf(name) && !meets(name, preferences, { ...silent, ...listing }, today);
  const refused = new Set(
    places
      .filter((place) => refuses('places', { place }) || refuses('travelTo', { place }))
      .map(({ id }) => id),
  );
  return {
    rentMax: isOf('rentMax') ? rentMax : undefined,
    roomTypes: roomTypes.filter((roomType) => !refuses('roomType', { roomType })),
    allowsPlace: (id) => !refused.has(id),
    conditions: [
      ...homeChoiceNames.filter(isOf).map((name): ListingFilter => {
        const facts = homeChoices[name].filter((fact) => refuses(name, { home: { [name]: fact } }));
        return { [`home.${name}`]: { $nin: facts } };
      }),
      ...(isOf('moveIn') && moveIn !== undefined ? [freeBy(lastMoveIn(moveIn, today))] : []),
    ],
  };
}

/** The date of a room that is taken says nothing. */
const freeBy = (day: string): ListingFilter => ({
  $or: [
    { availability: 'not available' },
    { 'home.availableFrom': null },
    { 'home.availableFrom': { $lte: day } },
  ],
});
