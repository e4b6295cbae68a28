import { useEffect, useEffectEvent } from 'react';
import type { KnownBatches } from '../batches/known-batches.ts';
import type { PositionTracker } from './position-tracker.ts';
import { saveSnapshot } from './snapshots.ts';

/**
 * Saves the snapshot when the user leaves the page or the document.
 * @param locationKey undefined saves nothing
 */
export function useSaveSnapshot(
  locationKey: string | undefined,
  tracker: PositionTracker,
  known: KnownBatches,
): void {
  const save = useEffectEvent(() => {
    if (locationKey === undefined) return;
    const { position } = tracker;
    saveSnapshot(locationKey, { position: { ...position, rowHeight: position.meanHeight }, known });
  });
  useEffect(() => {
    window.addEventListener('pagehide', save);
    return () => {
      save();
      window.removeEventListener('pagehide', save);
    };
  }, []);
}
