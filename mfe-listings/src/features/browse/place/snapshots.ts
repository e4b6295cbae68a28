import { startOfList, type Snapshot } from './place.ts';

interface SavedSnapshot extends Snapshot {
  /** Identifies the document that saved it. */
  timeOrigin: number;
}

const storageKey = (locationKey: string): string => `roommate:browse:2:${locationKey}`;

/** Saves the snapshot of a history entry in this tab. Without storage, a return starts at the top. */
export function saveSnapshot(locationKey: string, snapshot: Snapshot): void {
  const saved: SavedSnapshot = { ...snapshot, timeOrigin: performance.timeOrigin };
  try {
    sessionStorage.setItem(storageKey(locationKey), JSON.stringify(saved));
  } catch {
    return;
  }
}

/** Returns the saved snapshot, or the start of the list. */
export function readSnapshot(locationKey: string): Snapshot {
  try {
    const text = sessionStorage.getItem(storageKey(locationKey));
    if (text === null) return startOfList;
    const { place, known, timeOrigin } = JSON.parse(text) as SavedSnapshot;
    return timeOrigin === performance.timeOrigin || isReturn() ? { place, known } : startOfList;
  } catch {
    return startOfList;
  }
}

/** The first entry of every document has the key 'default'. A typed URL must not restore an older visit. */
function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' || navigation?.type === 'back_forward';
}
