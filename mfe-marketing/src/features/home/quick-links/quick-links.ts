import { browsePath, groupDigits, MIN_RENT_SAMPLE, pagePaths } from '@roommate/contracts';
import { api, unwrap } from '@roommate/shell-api';

/** A search that finds available rooms now, or the rents of an area. */
export interface QuickLink {
  text: string;
  path: string;
}

const RENT_MAX = 8000;
const MAX_AREAS = 2;
const UNIVERSITY = 'du';

/** The areas with the most inexpensive rooms, what a room costs there, and the rooms near the oldest university. */
export async function getQuickLinks(signal: AbortSignal): Promise<QuickLink[]> {
  const ofAreas = { rentMax: RENT_MAX, availability: 'available' as const };
  const ofUniversity = {
    place: [UNIVERSITY],
    availability: 'available' as const,
    // The links are the same for everybody: docs/decisions/0354-dealbreakers.md.
    includeHidden: 'true' as const,
    // The total is enough, so the page of listings is as short as the API allows.
    limit: 1,
  };
  const [{ areas }, university] = await Promise.all([
    unwrap(api.GET('/areas', { params: { query: ofAreas }, signal })),
    unwrap(api.GET('/roommates/search', { params: { query: ofUniversity }, signal })),
  ]);
  // An area contains the rooms of its parts.
  const apart = areas.filter(({ around }) => around.length === 0);
  const inexpensive = apart.slice(0, MAX_AREAS).map(({ id, name }) => ({
    text: `${name} under ${groupDigits(RENT_MAX)}`,
    path: browsePath({ places: [id], ...ofAreas }),
  }));
  const near = {
    text: 'Near Dhaka University',
    path: browsePath({ places: [UNIVERSITY], availability: 'available' }),
  };
  const withRents = apart.filter(({ rooms }) => rooms >= MIN_RENT_SAMPLE);
  const rents = withRents.slice(0, 1).map(({ id, name }) => ({
    text: `What a room costs in ${name}`,
    path: pagePaths.area(id),
  }));
  return [...inexpensive, ...(university.total.value > 0 ? [near] : []), ...rents];
}
