import { CITY_ID, namesPlace, placeById } from '@roommate/places';
import { invalidField } from '../problems/problem.ts';
import { PLACE_NOT_NAMED, PLACE_TOO_WIDE, UNKNOWN_PLACE } from './messages.ts';

/**
 * Checks a place that an author chose: docs/decisions/0340-chosen-places.md.
 * @throws ProblemException 400 for an unknown place and for the whole city. Also for a place that the location does
 * not name
 */
export function mustBeNamed(placeId: string, location: string): void {
  const place = placeById(placeId);
  if (!place) throw invalidField('placeId', UNKNOWN_PLACE);
  if (placeId === CITY_ID) throw invalidField('placeId', PLACE_TOO_WIDE);
  if (!namesPlace(location, place)) throw invalidField('placeId', PLACE_NOT_NAMED);
}

/**
 * The stored choice after an edit.
 * @param sent the place of the edit; without it, an earlier choice stays while the location still names it
 * @param location after the edit
 * @param before the stored choice
 * @returns null when the edit ends the choice, undefined when there was none
 * @throws ProblemException as mustBeNamed
 */
export function choiceAfterEdit(
  sent: string | undefined,
  location: string,
  before: string | null | undefined,
): string | null | undefined {
  if (sent !== undefined) {
    mustBeNamed(sent, location);
    return sent;
  }
  const place = placeById(before ?? '');
  return !before || (place && namesPlace(location, place)) ? before : null;
}
