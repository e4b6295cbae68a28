import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedMongo, spawnEmbeddedMongo } from '@roommate/embedded-mongo';
import { freePort, until } from '@roommate/server/testing';
import { nusrat, rafi, room } from '../test/support/people.ts';
import { postListing } from '../test/support/post-listing.ts';
import { startApi, type TestApi } from '../test/support/start-api.ts';

let dataDir: string;
let port: number;
let mongo: EmbeddedMongo;
let api: TestApi;

// A separate server, because the test stops it, even when MONGODB_URI names one for the other tests.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'api-outage-'));
  port = await freePort();
  mongo = await spawnEmbeddedMongo({ port, dataDir });
  api = await startApi({ mongoUri: `${mongo.uri}/outage` });
});

afterAll(async () => {
  await api.close();
  await mongo.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('responds with 503 and Retry-After while the database is down, and recovers automatically', async () => {
  const id = await postListing(api, nusrat);
  await mongo.close();
  // It may know for a second that the database responded.
  await until(async () => (await api.call('GET', '/health/ready')).status === 503);

  const responses = await Promise.all([
    api.call('GET', '/roommates'),
    api.call('GET', '/roommates?limit=24'),
    api.call('GET', '/roommates/available'),
    api.call('GET', '/roommates/stats'),
    api.call('GET', `/roommates/${id}`),
    api.call('POST', '/roommates', { as: nusrat, body: room }),
    api.call('POST', '/roommates', { as: rafi, body: room, headers: { 'idempotency-key': randomUUID() } }),
    api.call('PATCH', `/roommates/${id}/like`, { as: rafi, body: { likes: 1 } }),
    api.call('DELETE', `/roommates/${id}`, { as: nusrat }),
  ]);
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 503));
  expect(responses.map(({ headers }) => headers.get('retry-after'))).toEqual(responses.map(() => '2'));
  expect((await api.call('GET', '/health/live')).status).toBe(200);

  mongo = await spawnEmbeddedMongo({ port, dataDir });
  await until(async () => (await api.call('GET', `/roommates/${id}`)).status === 200);
  await until(async () => (await api.call('GET', '/health/ready')).status === 200);
});
