import { fuzz } from '../test/support/fuzz/fuzz.ts';
import { spawnSite, type SpawnedSite } from '../test/support/spawn-site.ts';
import { useApi } from '../test/support/use-api.ts';

/** The same requests in every run. `npm run test:deep` sends more, and different ones each time. */
const REQUESTS = 600;
const SEED = 3;

const api = useApi();
let site: SpawnedSite;

beforeAll(async () => {
  site = await spawnSite(api.url);
});
afterAll(() => site.stop());

it(`handles ${REQUESTS} hostile requests through the site as documented`, async () => {
  const statuses = await fuzz(api, REQUESTS, SEED, site.apiUrl);
  for (const status of [200, 400, 401, 404]) expect(statuses.get(status)).toBeGreaterThan(0);
});
