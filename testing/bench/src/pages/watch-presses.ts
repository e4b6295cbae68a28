declare global {
  interface Window {
    /** The longest time from an interaction to the next paint, in milliseconds. */
    slowestPress: number;
  }
}

/** Runs in the page before its scripts. It measures as the browser does for INP: https://web.dev/articles/inp. */
export function watchPresses(): void {
  window.slowestPress = 0;
  const record = (ms: number): void => {
    window.slowestPress = Math.max(window.slowestPress, ms);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) record(entry.duration);
    }
    // The type of the options lacks the threshold, whose least value is 16 ms.
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  // The browser reports no interaction for the choice of an option.
  addEventListener(
    'change',
    ({ target, timeStamp }) => {
      if (!(target instanceof HTMLSelectElement)) return;
      requestAnimationFrame(() => {
        // This task runs right after the frame.
        void scheduler.postTask(() => record(performance.now() - timeStamp), { priority: 'user-blocking' });
      });
    },
    { capture: true },
  );
}
