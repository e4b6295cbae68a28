import { useMovableClock } from './movable-clock.ts';

const MINUTE = 60;

/** Starts each test a minute after the one before, so that the limits per minute count from zero. */
export function useFreshLimits(): void {
  const clock = useMovableClock();
  beforeEach(() => clock.pass(MINUTE));
}
