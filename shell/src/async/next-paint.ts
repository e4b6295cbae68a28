import { nextTask } from './next-task.ts';

/**
 * Lets the browser paint what has changed. A hidden tab paints nothing, so it does not wait. A tab that is hidden in between
 * continues when it shows again.
 */
export const nextPaint = (): Promise<void> =>
  document.hidden
    ? Promise.resolve()
    : new Promise((resolve) => {
        requestAnimationFrame(() => void nextTask().then(resolve));
      });
