import { isSearchedInside, NEAR_KM, type PageSearch } from '@roommate/contracts';
import type { SearchSummary } from '../matches/fetch-matches.ts';

/** Ids of places. */
type Points = ReadonlySet<string>;

/** The places of a search that are not areas, such as a university. A search finds the rooms around them. */
export const pointsOf = (summary: SearchSummary | undefined): Points =>
  new Set(
    [...(summary?.names ?? []), ...(summary?.understood.places ?? [])]
      .filter(({ kind }) => !isSearchedInside(kind))
      .map(({ id }) => id),
  );

/**
 * The kilometres around one of the places of a search: docs/decisions/0375-distance-around-a-place.md.
 * @returns undefined for the rooms inside the place
 */
export function distanceAround(id: string, { near, within }: PageSearch, points: Points): number | undefined {
  // A distance around `near` is not one around the places.
  if (near === undefined && within !== undefined) return within;
  return points.has(id) ? NEAR_KM : undefined;
}
