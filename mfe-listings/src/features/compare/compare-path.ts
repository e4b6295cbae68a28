import { COMPARED_LISTINGS_MAX, pagePaths, toListingId } from '@roommate/contracts';

/** The query parameter of the ids, with commas between them. */
const IDS = 'ids';

/** The URL path of a comparison. Without ids it is the page that says how to compare. */
export const comparePath = (ids: readonly string[]): string =>
  ids.length === 0 ? pagePaths.compare : `${pagePaths.compare}?${IDS}=${ids.join(',')}`;

/**
 * Reads the ids of a comparison from its query. Malformed ids are left out.
 * @returns `more`: whether the query has more rooms than one comparison shows
 */
export function readComparedIds(query: URLSearchParams): { ids: string[]; more: boolean } {
  const parts = query.getAll(IDS).flatMap((text) => text.split(','));
  const valid = new Set(parts.flatMap((part) => toListingId(part.trim()) ?? []));
  return { ids: [...valid].slice(0, COMPARED_LISTINGS_MAX), more: valid.size > COMPARED_LISTINGS_MAX };
}
