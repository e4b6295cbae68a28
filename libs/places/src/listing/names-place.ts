import type { Place } from '../gazetteer/place.ts';
import { findNames } from '../resolve/find-names.ts';
import { tokensOf } from '../text/tokens.ts';

/**
 * Whether a location contains a name that can mean the place, so that the place is a possible choice of its author. A name
 * such as "Kazipara" can mean several places, and a local name such as "Block C" too. The city is not precise enough: a
 * listing whose place is the city would be in no area.
 */
export const namesPlace = (location: string, { id, kind }: Place): boolean =>
  kind !== 'city' &&
  findNames(tokensOf(location)).some(({ names }) => names.some(({ place }) => place.id === id));
