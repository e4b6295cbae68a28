import { browsePath, type SearchResponse } from '@roommate/contracts';
import { api, unwrap } from '@roommate/shell-api';

/** A search that finds available rooms now. */
export interface QuickLink {
  text: string;
  path: string;
}

const RENT_MAX = 8000;
const MAX_AREAS = 2;
const UNIVERSITY = 'du';

/** The numbers of a search are enough, so the page of listings is as short as the API allows. */
const search = (
  query: { rentMax?: number; place?: string[] },
  signal: AbortSignal,
): Promise<SearchResponse> =>
  unwrap(
    api.GET('/roommates/search', {
      params: { query: { ...query, availability: 'available', limit: 1 } },
      signal,
    }),
  );

/** The areas with the most inexpensive rooms, and the rooms near the oldest university. */
export async function getQuickLinks(signal: AbortSignal): Promise<QuickLink[]> {
  const [inexpensive, university] = await Promise.all([
    search({ rentMax: RENT_MAX }, signal),
    search({ place: [UNIVERSITY] }, signal),
  ]);
  const areas = inexpensive.facets.places.values.slice(0, MAX_AREAS).map(({ id, name }) => ({
    text: `${name} under ${RENT_MAX.toLocaleString('en-IN')}`,
    path: browsePath({ places: [id], rentMax: RENT_MAX, availability: 'available' }),
  }));
  const near = {
    text: 'Near Dhaka University',
    path: browsePath({ places: [UNIVERSITY], availability: 'available' }),
  };
  return university.total.value > 0 ? [...areas, near] : areas;
}
