import { performance } from 'node:perf_hooks';

const BEAT_MS = 50;
/** A timer that fires this much later may have waited for code that ran without a pause. */
const BLOCKED_MS = 100;

interface ThreadWatch {
  /** Whether code has delayed a timer of this time from the start of the watch. Ask when the timer fires. */
  hasDelayed: (timerMs: number) => boolean;
  stop: () => void;
}

/**
 * Watches this thread. A late timer alone does not show that code blocks it: on a busy machine, an idle thread wakes late
 * too, because it does not get the processor.
 */
export function watchThread(): ThreadWatch {
  const startedAt = performance.now();
  let use = performance.eventLoopUtilization();
  let blockedAt = -Infinity;
  const beat = (): void => {
    const { active } = performance.eventLoopUtilization(use);
    use = performance.eventLoopUtilization();
    if (active > BLOCKED_MS) blockedAt = performance.now();
  };
  const timer = setInterval(beat, BEAT_MS);
  const hasDelayed = (timerMs: number): boolean => {
    beat();
    const now = performance.now();
    // Between a beat and the timer, code of other pages may run that is too short to count alone.
    return now - startedAt - timerMs > BLOCKED_MS && now - blockedAt < BLOCKED_MS;
  };
  return { hasDelayed, stop: () => clearInterval(timer) };
}
