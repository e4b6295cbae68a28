import { WITHIN_MAX_KM } from '@roommate/contracts';
import { placeById, placesByDistance } from '@roommate/places';

const distances = [1, 2, 5, 10, 20, WITHIN_MAX_KM];

/** The places within each distance that is larger than the one of a search, nearest first. */
export function widerPlaces(ids: readonly string[], within: number | undefined) {
  if (within === undefined) return [];
  const around = ids.flatMap((id) => placeById(id) ?? []).flatMap(({ at }) => placesByDistance(at));
  return distances
    .filter((km) => km > within)
    .map((km) => ({
      within: km,
      places: around.filter((other) => other.km <= km).map(({ place }) => place.id),
    }));
}
