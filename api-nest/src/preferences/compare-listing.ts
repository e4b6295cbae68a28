import type { Match, Preferences } from '@roommate/contracts';
import { placeById } from '@roommate/places';
import type { ListingRow } from '../listings/listing-view.ts';
import { dhakaDay } from '../time/dhaka-day.ts';
import { matchOf } from './score/match-of.ts';

/** The fields that a match depends on. */
type ComparedFields = Pick<ListingRow, 'rentAmount' | 'roomType' | 'availability' | 'placeId' | 'home'>;

/** Whether there is anything to compare listings with. */
export const hasWishes = ({ dealbreakers: _dealbreakers, ...wishes }: Preferences): boolean =>
  Object.keys(wishes).length > 0;

/**
 * @param now decides which day it is in Dhaka
 * @returns undefined when the listing says nothing about any preference
 */
export const compareListing = (
  preferences: Preferences,
  { rentAmount, roomType, availability, placeId, home }: ComparedFields,
  now: Date,
): Match | undefined =>
  matchOf(
    preferences,
    {
      ...{ rentAmount, roomType, availability },
      place: placeById(placeId ?? ''),
      home: home ?? undefined,
    },
    dhakaDay(now),
  );

export const hasDealbreaker = ({ reasons }: Match): boolean =>
  reasons.some(({ isDealbreaker }) => isDealbreaker);
