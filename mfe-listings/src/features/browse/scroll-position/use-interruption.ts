import { useLayoutEffect, useState } from 'react';

/** What a visitor does to use the page. Not `scroll`: the return to a scroll position causes it, too. */
const uses = ['pointerdown', 'wheel', 'keydown'] as const;
const options = { capture: true, passive: true };

/** Whether the visitor has used the page while it was waiting for something. Then it stays true. */
export function useInterruption(isWaiting: boolean): boolean {
  const [isInterrupted, setInterrupted] = useState(false);
  // A layout effect, so that nothing counts after the render that ends the wait.
  useLayoutEffect(() => {
    if (!isWaiting) return;
    const note = (): void => setInterrupted(true);
    for (const use of uses) addEventListener(use, note, options);
    return () => {
      for (const use of uses) removeEventListener(use, note, options);
    };
  }, [isWaiting]);
  return isInterrupted;
}
