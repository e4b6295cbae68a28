import type { PageSearch } from '@roommate/contracts';

/**
 * The query of a saved search. It says what a person looks for. It has neither the order of the results nor what a new
 * room has anyway.
 * @returns an empty text when nothing is left
 */
export function alertQueryOf({ q, places = [], near, within, ...search }: PageSearch): string {
  const { metroWithin, rentMin, rentMax, roomType, hasPhoto } = search;
  const values = {
    q,
    // A point without a distance only orders the results.
    near: within === undefined ? undefined : near,
    within,
    metroWithin,
    rentMin: rentMin === 0 ? undefined : rentMin,
    rentMax,
    roomType,
    hasPhoto,
  };
  const query = new URLSearchParams(places.map((id) => ['place', id]));
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  return query.toString();
}
