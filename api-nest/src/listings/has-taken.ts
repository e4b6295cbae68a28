import { isDeepStrictEqual } from 'node:util';
import type { ListingRecord } from './listing.schema.ts';

/**
 * Whether a listing has the values of an edit, apart from the mark of alerts, which may be gone already: another process
 * removes it when the alerts exist.
 */
export function hasTaken(
  row: Partial<ListingRecord> | null,
  { alertsDue: _, alertsOf: __, ...values }: Partial<ListingRecord>,
): boolean {
  if (!row) return false;
  const stored = new Map<string, unknown>(Object.entries(row));
  return Object.entries(values).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(stored.get(name), value),
  );
}
