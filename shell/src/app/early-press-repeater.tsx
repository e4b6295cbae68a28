import { useNavigation } from '@roommate/shell-api';
import { startTransition, useEffect, useState } from 'react';
import { nextTask } from '../async/next-task.ts';
import { repeatNextPress } from './early-presses.ts';

/**
 * Repeats the early presses one after another. A press may lead to another URL, and the next one builds on the page that
 * shows it: docs/decisions/0331-early-presses.md.
 */
export function EarlyPressRepeater(): null {
  const isIdle = useNavigation().state === 'idle';
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!isIdle || !window.earlyPresses?.presses.size) return undefined;
    let isWanted = true;
    // React renders the effect of a press immediately only outside of its own work.
    void nextTask().then(() => {
      // The router renders in a transition, too. The next turn comes together with the navigation, or after it.
      if (isWanted && repeatNextPress()) startTransition(() => setTurn((last) => last + 1));
    });
    return () => {
      isWanted = false;
    };
  }, [isIdle, turn]);
  return null;
}
