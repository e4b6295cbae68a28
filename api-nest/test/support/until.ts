import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 20;

/** Waits until the condition holds; the test's own timeout ends a wait in vain. */
export async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition().catch(() => false))) await delay(POLL_MS);
}
