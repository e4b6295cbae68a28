import { isSearchedInside, type PageSearch } from '@roommate/contracts';
import type { SearchSummary } from '../query/fetch-matches.ts';
import { orderOf } from '../query/order-of.ts';
import { placeNames } from './active-filters.ts';
import { filtersOf } from './filters-of.ts';

/** Nearer than the places are known to. */
const HERE_KM = 0.1;

/**
 * The name of the place where distances start, in the order by distance.
 * @returns undefined in other orders, and for a place without a known name
 */
export function startOfDistances(
  search: PageSearch,
  summary: SearchSummary | undefined,
): { name: string; isArea: boolean } | undefined {
  if (orderOf(search) !== 'distance') return undefined;
  const { near, places = [] } = filtersOf(search, summary?.understood);
  if (near?.includes(',')) return { name: 'the point on the map', isArea: false };
  const id = near ?? places[0] ?? '';
  const name = placeNames(summary).get(id);
  const known = [...(summary?.names ?? []), ...(summary?.understood.places ?? [])].find(
    (one) => one.id === id,
  );
  return name === undefined
    ? undefined
    : { name, isArea: known !== undefined && isSearchedInside(known.kind) };
}

/** "1.2 km from BUET", and "In Mirpur 10" for a room there. */
export function distanceText(
  km: number | undefined,
  start: ReturnType<typeof startOfDistances>,
): string | undefined {
  if (km === undefined || !start) return undefined;
  if (km < HERE_KM) return `${start.isArea ? 'In' : 'Beside'} ${start.name}`;
  return `${km} km from ${start.name}`;
}
