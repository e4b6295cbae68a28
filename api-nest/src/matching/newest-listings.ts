import { type PlaceFilter, placeIdsOf } from '../search/place-scope.ts';
import type { ComparedListingsRepository, ComparedRow } from './compared-listings.repository.ts';

/** The reads of a round get this many times the listings that are missing. Some places have more than others. */
const FACTOR = 1.25;

/**
 * The newest available listings of several filters. Each filter could have all of them, but it seldom does. So it reads a
 * part from each filter, by the number of its places. Then it reads on in those that can have further ones.
 * @returns each listing once, newest first, and the number of queries
 */
export async function newestListings(
  listings: ComparedListingsRepository,
  scope: readonly PlaceFilter[],
  count: number,
): Promise<{ rows: ComparedRow[]; queries: number }> {
  let [rows, queries]: [ComparedRow[], number] = [[], 0];
  let unfinished = scope.map((filter) => ({ filter, places: placeIdsOf([filter]).length, skip: 0 }));
  while (unfinished.length > 0) {
    const since = rows[count - 1]?.createdAt;
    const missing = since ? count : count - rows.length;
    const places = unfinished.reduce((sum, one) => sum + one.places, 0);
    const round = await Promise.all(
      unfinished.map(async (one) => {
        const share = Math.ceil((FACTOR * missing * one.places) / places);
        const limit = Math.min(count - one.skip, share);
        const found = await listings.newestIn(one.filter, { skip: one.skip, limit, since });
        return { ...one, found, skip: one.skip + limit, oldest: found[limit - 1]?.createdAt };
      }),
    );
    queries += round.length;
    rows = newest([...rows, ...round.flatMap(({ found }) => found)], count);
    const last = rows[count - 1]?.createdAt;
    unfinished = round.filter(
      ({ oldest, skip }) => oldest && skip < count && (last === undefined || oldest >= last),
    );
  }
  return { rows, queries };
}

/** Each listing once. */
const newest = (rows: readonly ComparedRow[], count: number): ComparedRow[] =>
  [...new Map(rows.map((row) => [row._id.toHexString(), row])).values()].sort(later).slice(0, count);

/** Negative when the first listing is newer. */
export const later = (a: ComparedRow, b: ComparedRow): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a._id.toHexString() < b._id.toHexString() ? 1 : -1);
