import { waitUntil } from '@roommate/server/testing';

/** Repeats a check until it holds. @throws after the time limit */
export async function eventually(
  what: string,
  holds: () => Promise<boolean>,
  limitMs = 30_000,
): Promise<void> {
  if (await waitUntil(holds, { limitMs, pollMs: 100 })) return;
  throw new Error(`${what} did not happen within ${limitMs / 1000} s.`);
}
