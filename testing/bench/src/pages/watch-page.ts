/** The data that the page records about itself while it loads. Times are in milliseconds since the start of the visit. */
export interface Timeline {
  largestPaint: number;
  firstPaint: number;
  /** When the element that matters was first on the screen. */
  firstContent: number;
  /** Start and duration. */
  longTasks: [number, number][];
  /** The sum of all layout shifts. */
  shift: number;
}

declare global {
  interface Window {
    timeline: Timeline;
  }
}

/** Runs in the page before its scripts. @param selector of the element that matters */
export function watchPage(selector: string): void {
  const timeline: Timeline = { largestPaint: 0, firstPaint: 0, firstContent: 0, longTasks: [], shift: 0 };
  window.timeline = timeline;
  const observe = (type: string, each: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  };
  observe('largest-contentful-paint', ({ startTime }) => (timeline.largestPaint = startTime));
  observe('longtask', ({ startTime, duration }) => timeline.longTasks.push([startTime, duration]));
  observe('layout-shift', (entry) => {
    timeline.shift += (entry as PerformanceEntry & { value: number }).value;
  });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') timeline.firstPaint = startTime;
  });
  const look = (): void => {
    const found = [...document.querySelectorAll(selector)].some(
      (element) => element.getBoundingClientRect().height > 0,
    );
    // The next frame shows it.
    if (found) requestAnimationFrame(() => (timeline.firstContent = performance.now()));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
