import type { StatsResponse } from '@roommate/contracts';
import { useEffect, useState } from 'react';
import { getStats } from '../api/get-stats.ts';
import type { BrowseVisit } from '../visit/browse-visit.ts';

/**
 * The numbers above the grid; null when they could not be had, undefined until they are.
 * @param attempt another number asks again
 */
export function useStats(visit: BrowseVisit, attempt: number): StatsResponse | null | undefined {
  const [stats, setStats] = useState<StatsResponse | null | undefined>(visit.stats);

  useEffect(() => {
    const controller = new AbortController();
    getStats(controller.signal).then(
      (answer) => {
        visit.keepStats(answer);
        setStats(answer);
      },
      () => {
        // The listings are worth showing without their numbers; what came earlier still stands.
        if (!controller.signal.aborted) setStats((before) => before ?? null);
      },
    );
    return () => controller.abort();
  }, [visit, attempt]);

  return stats;
}
