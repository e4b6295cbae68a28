import { fuzz } from '../test/support/fuzz/fuzz.ts';
import { spawnSite } from '../test/support/spawn-site.ts';
import { useApi } from '../test/support/use-api.ts';

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 50_000);
const THROUGH_SITE = Math.ceil(REQUESTS / 10);
/** Others in every run; a run is repeated by its seed. */
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000_000);

/** For a busy machine, which needs more than the usual limit for this many requests. */
const LIMIT_MS = 900_000;

const api = useApi();

/** @returns the number of responses by status, of requests to the API or through a site */
async function statusesOf(count: number, url?: string): Promise<Map<number, number>> {
  const statuses = await fuzz(api, count, SEED, url).catch((error: unknown) => {
    throw new Error(`FUZZ_SEED=${SEED}: ${String(error)}`, { cause: error });
  });
  const total = [...statuses.values()].reduce((sum, one) => sum + one, 0);
  expect(total).toBe(count);
  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  return statuses;
}

it(
  `handles ${REQUESTS} hostile requests as documented, and can read what they wrote`,
  async () => {
    const byStatus = [...(await statusesOf(REQUESTS))]
      .sort()
      .map(([status, count]) => `${count} × ${status}`);
    process.stdout.write(
      `Fuzzing: ${REQUESTS} requests (FUZZ_SEED=${SEED}), no 5xx: ${byStatus.join(', ')}\n`,
    );
  },
  LIMIT_MS,
);

it(`handles ${THROUGH_SITE} hostile requests through the site in the same way`, async () => {
  const site = await spawnSite(api.url);
  try {
    await statusesOf(THROUGH_SITE, site.apiUrl);
  } finally {
    await site.stop();
  }
});
