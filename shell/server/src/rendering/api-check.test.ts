import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NO_TOKEN_KEYS } from '@roommate/server/http';
import { freePort } from '@roommate/server/testing';
import { ApiCheck } from './api-check.ts';

const problem = (error: string): string => JSON.stringify({ status: 503, error });

async function isReachableWith(status: number, body: string): Promise<boolean> {
  const api = createServer((_request, response) => response.writeHead(status).end(body)).listen(
    0,
    '127.0.0.1',
  );
  await once(api, 'listening');
  const isReachable = await new ApiCheck(
    `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
  ).isReachable();
  api.close();
  api.closeAllConnections();
  return isReachable;
}

it.each([
  [200, '{"status":"ok"}'],
  [429, ''],
  [503, problem(NO_TOKEN_KEYS)],
])('the API is reachable for public pages: %i %s', async (status, body) => {
  expect(await isReachableWith(status, body)).toBe(true);
});

it.each([
  [502, ''],
  [503, ''],
  [503, '<h1>Service Unavailable</h1>'],
  [503, problem('The database cannot be reached right now.')],
  [504, ''],
])('the API is unreachable: %i %s', async (status, body) => {
  expect(await isReachableWith(status, body)).toBe(false);
});

it('an API that refuses connections is unreachable', async () => {
  expect(await new ApiCheck(`http://127.0.0.1:${await freePort()}`).isReachable()).toBe(false);
});
