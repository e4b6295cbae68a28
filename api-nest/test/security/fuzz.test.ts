import { fuzz } from '../support/fuzz/fuzz.ts';
import { useApi } from '../support/use-api.ts';

/** The same requests in every run. `npm run test:deep` sends more, and different ones each time. */
const REQUESTS = 900;
const SEED = 2;

const api = useApi();

it(`handles ${REQUESTS} hostile requests as documented, and can read what they wrote`, async () => {
  const statuses = await fuzz(api, REQUESTS, SEED);
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  expect(total).toBe(REQUESTS);
  // Some requests of every kind must be accepted.
  for (const status of [200, 201, 400, 401, 403, 404, 413, 415])
    expect(statuses.get(status)).toBeGreaterThan(0);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
