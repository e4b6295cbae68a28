import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 20;
/** Only a condition that never holds takes this long. A busy machine may need a minute to start a process. */
const DEADLINE_MS = 120_000;

/** Waits until the condition is true. A condition that throws counts as false. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  const holds = async () => condition();
  while (!(await holds().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`The condition stayed false: ${condition.toString()}`);
    await delay(POLL_MS);
  }
}
