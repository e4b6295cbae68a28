import { isSearchedInside, NEAR_KM } from '@roommate/contracts';
import type { Coordinates, Place } from '@roommate/places';
import { kmToMetro } from './metro.ts';
import {
  allowedScope,
  aroundPoints,
  everywhere,
  insidePlaces,
  intersectionOf,
  type PlaceFilter,
  placeIdsOf,
} from './place-scope.ts';

/** The distance around `near`. */
interface Circle {
  center: Coordinates;
  km: number;
}

/**
 * The listings in some places, and inside a circle when there is one.
 * @param within kilometres around the places; a circle has its own distance
 */
export function scopeOf(
  requested: readonly Place[],
  within: number | undefined,
  circle: Circle | undefined,
): readonly PlaceFilter[] {
  if (!circle) return placesScope(requested, within);
  const around = aroundPoints([], [circle.center], circle.km);
  return requested.length === 0 ? around : intersectionOf(placesScope(requested, undefined), around);
}

/** What a search says about places beside those in which it searches. */
interface PlaceLimits {
  excluded: readonly Place[];
  /** Kilometres to the nearest station of the metro. */
  metroWithin: number | undefined;
}

/** Returns a function that leaves out of a scope what the limits forbid. Only the metro leaves out listings without a place. */
export function limiterOf({ excluded, metroWithin }: PlaceLimits) {
  if (excluded.length === 0 && metroWithin === undefined) return (scope: readonly PlaceFilter[]) => scope;
  const left = new Set(placeIdsOf(insidePlaces(excluded)));
  const isNearMetro = (id: string | null): boolean =>
    metroWithin === undefined || (id !== null && kmToMetro(id) <= metroWithin);
  return (scope: readonly PlaceFilter[]) => allowedScope(scope, (id) => !left.has(id) && isNearMetro(id));
}

/** The kilometres around some places; undefined for the places themselves. */
export function distanceAround(requested: readonly Place[], within: number | undefined): number | undefined {
  if (requested.length === 0 || requested.some(({ kind }) => kind === 'city')) return undefined;
  return within ?? (requested.every(({ kind }) => isSearchedInside(kind)) ? undefined : NEAR_KM);
}

function placesScope(requested: readonly Place[], within: number | undefined): readonly PlaceFilter[] {
  if (requested.length === 0 || requested.some(({ kind }) => kind === 'city')) return everywhere;
  if (within !== undefined) return aroundPoints(requested, pointsOf(requested), within);
  const points = requested.filter(({ kind }) => !isSearchedInside(kind));
  return points.length === 0 ? insidePlaces(requested) : aroundPoints(requested, pointsOf(points), NEAR_KM);
}

const pointsOf = (places: readonly Place[]) => places.map(({ at }) => at);
