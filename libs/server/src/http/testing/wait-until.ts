import { setTimeout as delay } from 'node:timers/promises';

interface Limits {
  limitMs: number;
  pollMs: number;
}

/**
 * Checks a condition until it is true, or until the time is over. An error of the condition ends the wait.
 * @returns whether it was true in time
 */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  { limitMs, pollMs }: Limits,
): Promise<boolean> {
  const deadline = Date.now() + limitMs;
  while (!(await condition())) {
    if (Date.now() > deadline) return false;
    await delay(pollMs);
  }
  return true;
}
