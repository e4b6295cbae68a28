import type { PlaceFilter } from '../search/place-scope.ts';
import type { ComparedListingsRepository, ComparedRow } from './compared-listings.repository.ts';

/** The first reads of all places together get this many times the listings that are needed. Places can overlap. */
const FACTOR = 2;

/**
 * The newest available listings of several places. Each place could have all of them, but it seldom does. So it first reads
 * a part from each place. Then it reads on in the places that can have further ones.
 * @returns each listing once, newest first, and the number of queries
 */
export async function newestListings(
  listings: ComparedListingsRepository,
  scope: readonly PlaceFilter[],
  count: number,
): Promise<{ rows: ComparedRow[]; queries: number }> {
  const limit = Math.min(count, Math.ceil((FACTOR * count) / scope.length));
  const first = await Promise.all(
    scope.map(async (place) => ({ place, found: await listings.newestIn(place, { limit }) })),
  );
  const rows = newest(
    first.flatMap(({ found }) => found),
    count,
  );
  const since = rows[count - 1]?.createdAt;
  const unfinished = first.filter(({ found }) => {
    const oldest = found.length < limit ? undefined : found.at(-1);
    return limit < count && oldest !== undefined && (since === undefined || oldest.createdAt >= since);
  });
  const others = await Promise.all(
    unfinished.map(({ place }) => listings.newestIn(place, { skip: limit, limit: count - limit, since })),
  );
  return {
    rows: newest([...rows, ...others.flat()], count),
    queries: scope.length + unfinished.length,
  };
}

/** Each listing once. */
const newest = (rows: readonly ComparedRow[], count: number): ComparedRow[] =>
  [...new Map(rows.map((row) => [row._id.toHexString(), row])).values()].sort(later).slice(0, count);

/** Negative when the first listing is newer. */
export const later = (a: ComparedRow, b: ComparedRow): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a._id.toHexString() < b._id.toHexString() ? 1 : -1);
