import { type Preferences, TRAVEL_DEFAULT_KM } from '@roommate/contracts';
import { placeById } from '@roommate/places';
import { aroundPoints, everywhere, type PlaceFilter } from '../search/place-scope.ts';
import { NEAR_PLACES_KM, TRAVEL_FACTOR } from '../preferences/score/compare-place.ts';

/** Where a listing can agree with the places and the travel of a person. A listing can be in several filters. */
export function wantedScope({ places = [], travelTo = '', travelKm }: Preferences): readonly PlaceFilter[] {
  const wanted = places.flatMap((id) => placeById(id) ?? []);
  const target = placeById(travelTo);
  if (wanted.length === 0 && !target) return everywhere;
  const points = wanted.map(({ at }) => at);
  return [
    ...aroundPoints(wanted, points, NEAR_PLACES_KM),
    ...(target ? aroundPoints([], [target.at], TRAVEL_FACTOR * (travelKm ?? TRAVEL_DEFAULT_KM)) : []),
  ];
}
