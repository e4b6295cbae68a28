import { fuzz } from '../test/support/fuzz/fuzz.ts';
import { useApi } from '../test/support/use-api.ts';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 50_000);
/** Others in every run; a run is repeated by its seed. */
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000_000);

const api = useApi();

it(`handles ${REQUESTS} hostile requests as documented, and can read what they wrote`, async () => {
  const statuses = await fuzz(api, REQUESTS, SEED).catch((error: unknown) => {
    throw new Error(`FUZZ_SEED=${SEED}: ${String(error)}`, { cause: error });
  });
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  expect(total).toBe(REQUESTS);
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  const byStatus = [...statuses].sort().map(([status, count]) => `${count} × ${status}`);
  process.stdout.write(`Fuzzing: ${total} requests (FUZZ_SEED=${SEED}), no 5xx: ${byStatus.join(', ')}\n`);
});
