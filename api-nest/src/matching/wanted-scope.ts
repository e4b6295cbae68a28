import { type Preferences, roomTypes, TRAVEL_DEFAULT_KM } from '@roommate/contracts';
import { placeById } from '@roommate/places';
import {
  allowedScope,
  aroundPoints,
  everywhere,
  inOrder,
  type PlaceFilter,
  placeIdsOf,
} from '../search/place-scope.ts';
import { NEAR_PLACES_KM, TRAVEL_FACTOR } from '../preferences/score/compare-place.ts';

/** So many types of rooms, all of them available. */
const COMBINATIONS = roomTypes.length;

/** Where a listing can agree with the places and the travel of a person, in few queries. */
export function wantedScope({ places = [], travelTo = '', travelKm }: Preferences): readonly PlaceFilter[] {
  const wanted = places.flatMap((id) => placeById(id) ?? []);
  const target = placeById(travelTo);
  const isAnywhere = wanted.length === 0 ? !target : wanted.some(({ kind }) => kind === 'city');
  if (isAnywhere) return everywhere;
  const points = wanted.map(({ at }) => at);
  const ids = new Set(
    placeIdsOf([
      ...aroundPoints(wanted, points, NEAR_PLACES_KM),
      ...(target ? aroundPoints([], [target.at], TRAVEL_FACTOR * (travelKm ?? TRAVEL_DEFAULT_KM)) : []),
    ]),
  );
  return inOrder(
    allowedScope(everywhere, (id) => ids.has(id)),
    COMBINATIONS,
  );
}
