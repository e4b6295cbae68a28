import { ancestorsOf } from '../gazetteer/gazetteer.ts';
import type { Place } from '../gazetteer/place.ts';
import { findNames } from '../resolve/find-names.ts';
import { tokensOf } from '../text/tokenize.ts';

/**
 * Whether a location contains a name that can mean the place. Only then can its author choose the place. A name
 * such as "Kazipara" can mean several places. A local name such as "Road 11" counts only with the name of a place around it.
 * The city is not precise enough: a listing whose place is the city would be in no area.
 */
export function namesPlace(location: string, place: Place): boolean {
  if (place.kind === 'city') return false;
  const named = findNames(tokensOf(location)).flatMap(({ names }) => names);
  const around = ancestorsOf(place);
  return named.some(
    ({ place: { id }, local }) =>
      id === place.id && (!local || named.some((other) => around.includes(other.place.id))),
  );
}
