import { isRecord } from '@roommate/contracts';
import { earlyEnds } from '../matches/early-end.ts';
import { startOfList, type Snapshot } from './scroll-position.ts';

interface SavedSnapshot extends Snapshot {
  locationKey: string;
}

const areNumbers = (values: readonly unknown[]): boolean =>
  values.every((value) => typeof value === 'number');

const isPosition = (value: unknown): boolean =>
  isRecord(value) &&
  areNumbers([value.scrollY, value.index, value.rowHeight, value.meanHeight]) &&
  isRecord(value.layout) &&
  areNumbers([value.layout.columns, value.layout.gap, value.layout.top]);

const isKnown = (value: unknown): boolean =>
  isRecord(value) &&
  Array.isArray(value.cursors) &&
  value.cursors.length > 0 &&
  value.cursors.every((cursor) => typeof cursor === 'string') &&
  areNumbers([value.count ?? 0]) &&
  (value.end === undefined || earlyEnds.some((end) => end === value.end));

const isSavedSnapshot = (value: unknown): value is SavedSnapshot =>
  isRecord(value) &&
  typeof value.locationKey === 'string' &&
  isPosition(value.position) &&
  isKnown(value.known);

const STORAGE_KEY = 'roommate:browse:5';
/** A snapshot of a long list takes up to 100 KB of the 5 MB that a tab has. */
const MAX_SNAPSHOTS = 3;

/** Oldest first. Anything else in the storage is ignored. */
function readAll(): SavedSnapshot[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSavedSnapshot) : [];
  } catch {
    return [];
  }
}

/** Saves the snapshot of a history entry in this tab. Without storage, a return starts at the top. */
export function saveSnapshot(locationKey: string, snapshot: Snapshot): void {
  const others = readAll().filter((saved) => saved.locationKey !== locationKey);
  const saved: SavedSnapshot = { ...snapshot, locationKey };
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...others, saved].slice(-MAX_SNAPSHOTS)));
  } catch {
    return;
  }
}

/** Returns the saved snapshot, or the start of the list. */
export function readSnapshot(locationKey: string): Snapshot {
  return readAll().find((snapshot) => snapshot.locationKey === locationKey) ?? startOfList;
}
