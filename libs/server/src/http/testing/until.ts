import { waitUntil } from './wait-until.ts';

const POLL_MS = 20;
/** Only a condition that never holds takes this long. A busy machine may need a minute to start a process. */
const DEADLINE_MS = 120_000;

/** Waits until the condition is true. A condition that throws counts as false. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const holds = async () => condition();
  const isTrue = await waitUntil(() => holds().catch(() => false), { limitMs: DEADLINE_MS, pollMs: POLL_MS });
  if (!isTrue) throw new Error(`The condition stayed false: ${condition.toString()}`);
}
