import { until } from '@roommate/server/testing';
import { freezableProxy } from '../test/support/freezable-proxy.ts';
import { nusrat, rafi, room } from '../test/support/people.ts';
import { postListing } from '../test/support/post-listing.ts';
import { startApi, testDatabaseUri, type TestApi } from '../test/support/start-api.ts';

let proxy: Awaited<ReturnType<typeof freezableProxy>>;
let api: TestApi;

beforeAll(async () => {
  const uri = new URL(testDatabaseUri());
  proxy = await freezableProxy(Number(uri.port));
  uri.host = `127.0.0.1:${proxy.port}`;
  uri.searchParams.set('directConnection', 'true');
  api = await startApi({ mongoUri: uri.href, databaseSocketTimeoutMs: 4000 });
});

afterAll(async () => {
  await api.close();
  await proxy.close();
});

it('responds with 503 and Retry-After while the database hangs, and continues when it responds', async () => {
  const id = await postListing(api, nusrat);
  proxy.freeze();
  // It may know for a second that the database responded.
  await until(async () => (await api.call('GET', '/health/ready')).status === 503);

  const responses = await Promise.all([
    api.call('GET', '/roommates'),
    api.call('GET', `/roommates/${id}`),
    api.call('POST', '/roommates', { as: nusrat, body: room }),
    api.call('PATCH', `/roommates/${id}/like`, { as: rafi, body: { likes: 1 } }),
  ]);
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 503));
  expect(responses.every(({ headers }) => headers.has('retry-after'))).toBe(true);
  expect((await api.call('GET', '/health/live')).status).toBe(200);

  proxy.thaw();
  await until(async () => (await api.call('GET', `/roommates/${id}`)).status === 200);
  await until(async () => (await api.call('GET', '/health/ready')).status === 200);
});
