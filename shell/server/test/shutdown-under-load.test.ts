import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { type Call, callOver, freePort, keepCalling, until } from '@roommate/server/testing';
import { siteFixture, type SiteFixture } from '../src/testing/site-fixture.ts';

const CALLERS = 40;
const RESPONSES_BEFORE_SIGNAL = 200;
/** Typical duration of an API request with a database query. */
const API_DELAY_MS = 20;

const posted: unknown[] = [];
let api: Server;
let fixture: SiteFixture;
let site: ChildProcess;
let exited: Promise<unknown>;
let url: string;

beforeAll(async () => {
  fixture = await siteFixture();
  api = createServer((request, response) => {
    void (async () => {
      const body = await text(request);
      await delay(API_DELAY_MS);
      if (request.method === 'POST') posted.push((JSON.parse(body) as { n: number }).n);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}');
    })();
  }).listen(0, '127.0.0.1');
  await once(api, 'listening');
});

afterAll(async () => {
  api.closeAllConnections();
  api.close();
  await fixture.close();
});

/** Starts the site as a separate process and waits until it is ready. */
beforeEach(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const main = join(__dirname, '../src/main.ts');
  site = spawn(process.execPath, ['--conditions=@roommate/source', '--import', 'tsx', main], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      SITE_PORT: String(port),
      API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      RELEASES_DIR: fixture.folder,
      DATA_DIR: fixture.folder,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  exited = once(site, 'exit').then(([code, signal]: unknown[]) => code ?? signal);
  await until(async () => {
    const response = await fetch(`${url}/health/ready`, { headers: { connection: 'close' } });
    return response.status === 200;
  });
});

afterEach(async () => {
  site.kill('SIGKILL');
  await exited;
});

it('finishes all accepted requests, including those to the API, and exits with code 0', async () => {
  let n = 0;
  const kinds: (() => Call)[] = [
    () => ({ method: 'GET', path: '/browse-listings' }),
    () => ({ method: 'GET', path: '/mfe/mfe-listings/1/remoteEntry.js' }),
    () => ({ method: 'GET', path: '/api/roommates' }),
    () => ({ method: 'POST', path: '/api/roommates', body: { n: (n += 1) } }),
  ];
  let responses = 0;
  const callers = Array.from({ length: CALLERS }, (_, caller) => {
    const kind = kinds[caller % kinds.length];
    if (!kind) throw new Error('No such kind of request.');
    return keepCalling(
      url,
      () => Promise.resolve(kind()),
      () => (responses += 1),
    );
  });
  await until(() => responses > RESPONSES_BEFORE_SIGNAL);
  site.kill('SIGTERM');
  const results = await Promise.all(callers);

  expect(results.flatMap(({ lost }) => lost)).toEqual([]);
  // The last response on each connection announced the close.
  expect(results.filter((result) => !result.responses.some(({ isLast }) => isLast))).toEqual([]);
  const received = results.flatMap((result) => result.responses);
  expect(received.filter(({ status }) => status !== 200)).toEqual([]);
  expect(await exited).toBe(0);
  const acknowledged = received.flatMap(({ call }) => (call.method === 'POST' ? [call.body] : []));
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(posted).toHaveLength(acknowledged.length);
});

it('still responds on a connection that was idle at the stop signal', async () => {
  const live: Call = { method: 'GET', path: '/health/live' };
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await callOver(kept, url, live)).toMatchObject({ status: 200, isLast: false });
  const other = new Agent({ keepAlive: true });
  site.kill('SIGTERM');
  await until(async () => (await callOver(other, url, live)).isLast);
  expect(await callOver(kept, url, live)).toMatchObject({ status: 200, isLast: true });
  expect(await exited).toBe(0);
  for (const agent of [kept, other]) agent.destroy();
});
