import { widerDistances } from '@roommate/contracts';
import { placeById, placesByDistance } from '@roommate/places';

/** The places within each distance that is larger than the one of a search, nearest first. An area has the distance 0. */
export function widerPlaces(ids: readonly string[], within = 0) {
  const around = ids.flatMap((id) => placeById(id) ?? []).flatMap(({ at }) => placesByDistance(at));
  return widerDistances
    .filter((km) => km > within)
    .map((km) => ({
      within: km,
      places: around.filter((other) => other.km <= km).map(({ place }) => place.id),
    }));
}
