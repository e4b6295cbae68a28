import mongoose from 'mongoose';
import { freePort, until } from '@roommate/server/testing';
import { Metrics } from '../src/metrics/metrics.ts';
import { rateLimitTiers } from '../src/rate-limits/rate-limit-tiers.ts';
import { nusrat, rafi } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { startApi, type TestApi } from './support/start-api.ts';

/** Small enough for a test to reach the limits. */
const FACTOR = 0.01;

let api: TestApi;
let metricsUrl: string;

beforeAll(async () => {
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  api = await startApi({ metricsPort, rateLimitFactor: FACTOR });
});

afterAll(() => api.close());

const metrics = async (): Promise<string> => (await fetch(metricsUrl)).text();

it('counts requests by route, likes, reveals and refusals, without personal data', async () => {
  const id = await postListing(api, nusrat);
  await api.call('GET', `/roommates/user/${nusrat.email}`, { as: nusrat });
  for (const likes of [1, 2]) await api.call('PATCH', `/roommates/${id}/like`, { as: rafi, body: { likes } });
  const reads = Math.round(rateLimitTiers.reads.user.requests * FACTOR);
  for (let n = 0; n <= reads; n += 1) await api.call('GET', '/roommates/count', { as: rafi });

  const count = 'http_request_duration_seconds_count';
  const refused = `${count}{method="GET",route="/roommates/count",status="4xx"} 1\n`;
  // A request is counted after its response is sent, possibly after the client received it.
  await until(async () => (await metrics()).includes(refused));
  const text = await metrics();
  expect(text).toContain(`${count}{method="POST",route="/roommates",status="2xx"} 1\n`);
  expect(text).toContain(`${count}{method="GET",route="/roommates/count",status="2xx"} ${reads}\n`);
  expect(text).toContain('\nrate_limit_refusals_total{tier="reads",by="user"} 1\n');
  expect(text).toContain('\nreveals_total{kind="contact"} 1\n');
  expect(text).toContain('\nlikes_total 1\n');
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  for (const secret of [id, 'example.com', rafi.sub, nusrat.sub]) expect(text).not.toContain(secret);
});

it('reports that revocation is not checked without access to accounts', async () => {
  expect(await metrics()).toContain('\nrevocation_checked 0\n');
});

it('reports whether the database is available', async () => {
  expect(await metrics()).toContain('\ndatabase_ready 1\n');
  await api.connection.close();
  expect(api.connection.readyState).toBe(mongoose.ConnectionStates.disconnected);
  expect(await metrics()).toContain('\ndatabase_ready 0\n');
});

it('are not served on the public port', async () => {
  expect((await fetch(`${api.url}/metrics`)).status).toBe(404);
});

it('leave the event loop alone unless they are served', async () => {
  const unserved = await startApi();
  try {
    const { registry } = unserved.get(Metrics);
    expect(registry.getSingleMetric('likes_total')).toBeDefined();
    expect(registry.getSingleMetric('nodejs_eventloop_lag_seconds')).toBeUndefined();
  } finally {
    await unserved.close();
  }
});
