const START = 'hydration-start';
const HYDRATION = 'hydration';
/** A usual phone or computer takes 30 to 100 ms for a page. A cheap phone takes two to four times as long. */
const SLOW_MS = 120;

let isMeasuring = false;

/** Notes that React starts to take over a page from the server. */
export function noteHydrationStart(): void {
  // A tab in the background is slow on every device.
  isMeasuring = document.visibilityState === 'visible';
  if (isMeasuring) performance.mark(START);
}

/** Notes that React has taken over the page. Does nothing on a page that the browser has rendered. */
export function noteHydrationEnd(): void {
  if (isMeasuring) performance.measure(HYDRATION, START);
}

/** Returns whether React took long to take over the first page. A device without such a page counts as fast. */
export const isSlowDevice = (): boolean =>
  performance.getEntriesByName(HYDRATION).some(({ duration }) => duration > SLOW_MS);
