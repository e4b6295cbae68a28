import { places } from './gazetteer.ts';
import type { Coordinates, Place } from './place.ts';

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance on the ground in kilometres (haversine formula). */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const h =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h));
}

/** A place and its distance in kilometres. */
export interface PlaceAtDistance {
  place: Place;
  km: number;
}

/** All places by their distance, nearest first. Places at the same distance are in the order of their ids. */
export const placesByDistance = (from: Coordinates): PlaceAtDistance[] =>
  places
    .map((place) => ({ place, km: distanceKm(from, place.at) }))
    .sort((a, b) => a.km - b.km || (a.place.id < b.place.id ? -1 : 1));
