const START = 'hydration-start';
const HYDRATION = 'hydration';
/**
 * A usual phone or computer takes 15 to 60 ms for a page: about 12 ms, and 0.03 ms for each element. A cheap phone takes
 * about four times as long. The limit is 2.5 times the usual time, so that it separates the two clearly.
 */
const SLOW_MS = 30;
const SLOW_MS_PER_ELEMENT = 0.08;

/** Notes that React starts to take over a page from the server. */
export function noteHydrationStart(): void {
  // A tab in the background is slow on every device.
  if (document.visibilityState === 'visible') performance.mark(START);
}

/** Notes that React has taken over the page. */
export function noteHydrationEnd(): void {
  if (performance.getEntriesByName(START).length === 0) return;
  const detail = document.body.getElementsByTagName('*').length;
  performance.measure(HYDRATION, { start: START, detail });
}

/** Returns whether React took long to take over the first page. A device without such a page counts as fast. */
export const isSlowDevice = (): boolean =>
  performance
    .getEntriesByName(HYDRATION)
    .some(
      (entry) =>
        entry.duration > SLOW_MS + SLOW_MS_PER_ELEMENT * Number((entry as PerformanceMeasure).detail),
    );
