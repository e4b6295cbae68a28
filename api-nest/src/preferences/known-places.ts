import type { Preferences } from '@roommate/contracts';
import { placeById } from '@roommate/places';
import { invalidField } from '../problems/problem.ts';

/** @throws ProblemException 400 that names the field with a place that the gazetteer does not have */
export function mustKnowPlaces({ places = [], travelTo }: Preferences): void {
  if (!places.every(placeById)) throw invalidField('places', 'places must be ids of known places.');
  if (travelTo !== undefined && !placeById(travelTo)) {
    throw invalidField('travelTo', 'travelTo must be the id of a known place.');
  }
}
