import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { freePort, until } from '@roommate/server/testing';
import { rateLimitTiers } from '../src/rate-limits/rate-limit-tiers.ts';
import { rafi } from './support/people.ts';
import { startApi, type TestApi } from './support/start-api.ts';

const server = [process.env.REDIS_SERVER_PATH ?? '', '/usr/bin/redis-server'].find((path) =>
  existsSync(path),
);
// Only a real Redis shows that the limits are shared: apt install redis-server, or set REDIS_SERVER_PATH.
const withRedis = server === undefined ? it.skip : it;

let redis: ChildProcess | undefined;
const apis: TestApi[] = [];

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.destroy();
  return true;
}

afterEach(async () => {
  await Promise.all(apis.map((api) => api.close()));
  redis?.kill();
});

withRedis('two processes count together through Redis, and each for itself without it', async () => {
  const port = await freePort();
  redis = spawn(server ?? '', ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], {
    stdio: 'ignore',
  });
  // Redis connects before the API is ready, because the API first waits for its database.
  await until(() => accepts(port));
  const config = { rateLimitFactor: 0.01, redisUrl: `redis://127.0.0.1:${port}` };
  apis.push(await startApi(config), await startApi(config));
  const read = async (n: number) =>
    (await apis[n % 2]?.call('GET', '/roommates/count', { as: rafi }))?.status;
  const allowed = Math.round(rateLimitTiers.reads.user.requests * config.rateLimitFactor);
  for (let n = 0; n < allowed; n += 1) expect(await read(0)).toBe(200);
  expect(await read(1)).toBe(429);
  redis.kill();
  await until(async () => (await read(1)) === 200);
});
