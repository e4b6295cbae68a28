import { startOfList, type Snapshot } from './place.ts';

interface SavedSnapshot extends Snapshot {
  locationKey: string;
}

const STORAGE_KEY = 'roommate:browse:4';
/** A snapshot of a long list takes up to 100 KB of the 5 MB that a tab has. */
const MAX_SNAPSHOTS = 3;

/** Oldest first. */
function readAll(): SavedSnapshot[] {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as SavedSnapshot[];
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
