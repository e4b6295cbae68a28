import { nextTask } from './next-task.ts';

/** Lets the browser paint what has changed. A hidden tab paints nothing, so it does not wait. */
export const nextPaint = (): Promise<void> =>
  document.hidden
    ? Promise.resolve()
    : new Promise((resolve) => {
        requestAnimationFrame(() => void nextTask().then(resolve));
      });
