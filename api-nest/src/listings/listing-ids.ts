import { Types } from 'mongoose';

/** Finds the listings with these ids, and nothing else. */
export function withIds(ids: readonly string[]) {
  const objectIds = [...new Set(ids)].map((id) => new Types.ObjectId(id));
  const [only] = objectIds;
  // MongoDB reads one id without its planner.
  const _id = only && objectIds.length === 1 ? only : { $in: objectIds };
  return { filter: { _id }, limit: objectIds.length };
}

/** A row for each id, or null for an id without a listing. */
export function inOrder<Row extends { _id: Types.ObjectId }>(
  rows: readonly Row[],
  ids: readonly string[],
): (Row | null)[] {
  const byId = new Map(rows.map((row) => [row._id.toHexString(), row]));
  return ids.map((id) => byId.get(id) ?? null);
}
