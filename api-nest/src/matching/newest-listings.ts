import type { PlaceFilter } from '../search/place-scope.ts';
import type { ComparedListingsRepository, ComparedRow } from './compared-listings.repository.ts';

/** The reads of a round get this many times the listings that are missing. Places can overlap. */
const FACTOR = 2;

/**
 * The newest available listings of several places. Each place could have all of them, but it seldom does. So it reads a
 * part from each place, and reads on in the places that can have further ones.
 * @returns each listing once, newest first, and the number of queries
 */
export async function newestListings(
  listings: ComparedListingsRepository,
  scope: readonly PlaceFilter[],
  count: number,
): Promise<{ rows: ComparedRow[]; queries: number }> {
  let [rows, queries, skip]: [ComparedRow[], number, number] = [[], 0, 0];
  let unfinished = scope;
  while (unfinished.length > 0) {
    const since = rows[count - 1]?.createdAt;
    const missing = since ? count : count - rows.length;
    const limit = Math.min(count - skip, Math.ceil((FACTOR * missing) / unfinished.length));
    const page = { skip, limit, since };
    const found = await Promise.all(unfinished.map((place) => listings.newestIn(place, page)));
    queries += unfinished.length;
    skip += limit;
    rows = newest([...rows, ...found.flat()], count);
    const last = rows[count - 1]?.createdAt;
    unfinished = unfinished.filter((_, i) => {
      const oldest = found[i]?.[limit - 1]?.createdAt;
      return oldest !== undefined && skip < count && (last === undefined || oldest >= last);
    });
  }
  return { rows, queries };
}

/** Each listing once. */
const newest = (rows: readonly ComparedRow[], count: number): ComparedRow[] =>
  [...new Map(rows.map((row) => [row._id.toHexString(), row])).values()].sort(later).slice(0, count);

/** Negative when the first listing is newer. */
export const later = (a: ComparedRow, b: ComparedRow): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a._id.toHexString() < b._id.toHexString() ? 1 : -1);
