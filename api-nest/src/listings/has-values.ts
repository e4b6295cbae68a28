import { isDeepStrictEqual } from 'node:util';
import type { ListingRecord } from './listing.schema.ts';

/**
 * Whether a listing has the values of an edit, apart from the mark of alerts. Another process removes the mark when
 * the alerts exist, so it may be gone already.
 */
export function hasValues(
  row: Partial<ListingRecord> | null,
  { alertsDue: _, alertsOf: __, ...values }: Partial<ListingRecord>,
): boolean {
  if (!row) return false;
  const stored = new Map<string, unknown>(Object.entries(row));
  return Object.entries(values).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(stored.get(name), value),
  );
}
