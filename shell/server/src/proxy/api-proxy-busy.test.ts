import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteFixture } from '../testing/site-fixture.ts';

/** More than the site sends at the same time and keeps in its queue. */
const REQUESTS = 700;

it('responds with 503 at once while many requests wait for a stalled API', async () => {
  const api = createServer(() => undefined);
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  const { site, close } = await siteFixture({ apiUrl: `http://127.0.0.1:${port}`, apiTimeoutMs: 60_000 });
  const requests = Array.from({ length: REQUESTS }, () => site.inject('/api/roommates'));
  const first = await Promise.race(requests);
  expect([first.statusCode, first.json()]).toMatchObject([
    503,
    { error: 'The service is not available at the moment. Please try again soon.' },
  ]);
  api.close();
  api.closeAllConnections();
  await Promise.all(requests);
  await close();
});
