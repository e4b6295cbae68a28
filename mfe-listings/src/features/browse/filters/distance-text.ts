import { isSearchedInside, type PageSearch } from '@roommate/contracts';
import type { SearchSummary } from '../matches/fetch-matches.ts';
import { orderOf } from '../search-url/order-of.ts';
import { placeNames } from './active-filters.ts';
import { filtersOf } from './filters-of.ts';

/** Nearer than the places are known to. */
const HERE_KM = 0.1;

/** Describes how far a room is from the place where distances start, such as "1.2 km from BUET". */
type DistanceText = (km: number | undefined) => string | undefined;

/** For cards, with the short name of the place, and with its full name where that differs. */
export interface DistanceTexts {
  short: DistanceText;
  full?: DistanceText | undefined;
}

/** @returns undefined in other orders than by distance, and for a place without a known name */
export function distanceTextOf(
  search: PageSearch,
  summary: SearchSummary | undefined,
): DistanceTexts | undefined {
  if (orderOf(search) !== 'distance') return undefined;
  const { near, places = [] } = filtersOf(search, summary?.understood);
  if (near?.includes(',')) return { short: textFrom('the point on the map', false) };
  const id = near ?? places[0] ?? '';
  const name = placeNames(summary).get(id);
  if (name === undefined) return undefined;
  const known = [...(summary?.names ?? []), ...(summary?.understood.places ?? [])].find(
    (one) => one.id === id,
  );
  const isArea = known !== undefined && isSearchedInside(known.kind);
  const full = textFrom(name, isArea);
  return known?.shortName === undefined
    ? { short: full }
    : { short: textFrom(known.shortName, isArea), full };
}

const textFrom =
  (name: string, isArea: boolean): DistanceText =>
  (km) => {
    if (km === undefined) return undefined;
    if (km < HERE_KM) return `${isArea ? 'In' : 'Beside'} ${name}`;
    return `${km} km from ${name}`;
  };
