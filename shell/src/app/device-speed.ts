const START = 'hydration-start';
const HYDRATION = 'hydration';
/** A usual phone or computer takes 30 to 100 ms for a page. A cheap phone takes two to four times as long. */
const SLOW_MS = 120;

/** Notes that React starts to take over a page from the server. */
export function noteHydrationStart(): void {
  // A tab in the background is slow on every device.
  if (document.visibilityState === 'visible') performance.mark(START);
}

/** Notes that React has taken over the page. */
export function noteHydrationEnd(): void {
  if (performance.getEntriesByName(START).length > 0) performance.measure(HYDRATION, START);
}

/** Returns whether React took long to take over the first page. A device without such a page counts as fast. */
export const isSlowDevice = (): boolean =>
  performance.getEntriesByName(HYDRATION).some(({ duration }) => duration > SLOW_MS);
