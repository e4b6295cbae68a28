import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { freePort, until } from '@roommate/server/testing';
import { useMovableClock } from './support/movable-clock.ts';
import { nusrat, room } from './support/people.ts';
import { startApi, type TestApi } from './support/start-api.ts';
import { claimsOf, startTokenIssuer, type TokenIssuer } from './support/token-issuer.ts';

const MINUTE = 60;
const clock = useMovableClock();
let issuer: TokenIssuer;
let keyServer: Server;
let isDown = false;
let fetches = 0;
let api: TestApi;
let metricsUrl: string;

beforeAll(async () => {
  issuer = await startTokenIssuer();
  keyServer = createServer((_request, response) => {
    fetches += 1;
    if (isDown) response.writeHead(503).end();
    else void fetch(issuer.jwksUrl).then(async (keys) => response.end(await keys.text()));
  }).listen(0, '127.0.0.1');
  await once(keyServer, 'listening');
  const { port } = keyServer.address() as AddressInfo;
  const metricsPort = await freePort();
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`;
  api = await startApi({ jwksUrl: `http://127.0.0.1:${port}/jwks`, metricsPort });
});

afterAll(async () => {
  await api.close();
  await issuer.close();
  keyServer.closeAllConnections();
  keyServer.close();
});

const pass = (minutes: number) => {
  clock.pass(minutes * MINUTE);
};
const post = async () => {
  const authorization = `Bearer ${await issuer.tokenOf({ ...nusrat, name: String(Date.now()) })}`;
  return (await api.call('POST', '/roommates', { body: room, headers: { authorization } })).status;
};
const metric = async (name: string): Promise<number> => {
  const text = await (await fetch(metricsUrl)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
};

it('accepts tokens for 24 hours while the key server is down, and reports it', async () => {
  expect(await post()).toBe(201);
  isDown = true;
  pass(11);
  expect(await post()).toBe(201);
  expect(await metric('token_keys_age_seconds')).toBeGreaterThanOrEqual(11 * 60);
  expect(await metric('token_keys_fetch_failures_total')).toBe(1);

  const before = fetches;
  for (let n = 0; n < 5; n += 1) expect(await post()).toBe(201);
  expect(fetches).toBe(before);

  pass(23 * 60);
  expect(await post()).toBe(201);
  pass(60);
  expect(await post()).toBe(503);

  isDown = false;
  await until(async () => (await post()) === 201);
  expect(await metric('token_keys_age_seconds')).toBeLessThan(60);
});

it('does not blame an unknown key on the token while the key server is down', async () => {
  const statusOf = async () => {
    const authorization = `Bearer ${await issuer.sign(claimsOf(nusrat), { kid: 'new' })}`;
    return (await api.call('POST', '/roommates', { body: room, headers: { authorization } })).status;
  };
  expect(await post()).toBe(201);
  pass(1);
  expect(await statusOf()).toBe(401);
  isDown = true;
  pass(1);
  const failures = await metric('token_keys_fetch_failures_total');
  const before = fetches;
  for (let n = 0; n < 3; n += 1) expect(await statusOf()).toBe(503);
  // Only the first waits for the key server.
  expect(fetches).toBe(before + 1);
  expect(await metric('token_keys_fetch_failures_total')).toBe(failures + 1);
  isDown = false;
  pass(1);
  expect(await statusOf()).toBe(401);
});

it('fetches the keys again after ten minutes', async () => {
  expect(await post()).toBe(201);
  const before = fetches;
  pass(11);
  expect(await post()).toBe(201);
  expect(fetches).toBe(before + 1);
});
