import { gzipSync } from 'node:zlib';
import { rateLimitTiers } from '../src/rate-limits/rate-limit-tiers.ts';
import { useFreshLimits } from './support/fresh-limits.ts';
import { expectProblem, jsonType, rawRequests } from './support/raw-requests.ts';
import { rawResponse } from './support/raw-response.ts';
import { useApi } from './support/use-api.ts';

/** 12 changes and 60 reads a minute per IP address. */
const FACTOR = 0.01;
useFreshLimits();
const api = useApi({ rateLimitFactor: FACTOR });
const send = rawRequests(api);
const address = { 'x-forwarded-for': '203.0.113.7' };
const json = { ...address, ...jsonType };

const refusals: [status: number, what: string, tier: 'reads' | 'writes', () => ReturnType<typeof send>][] = [
  [404, 'an unknown URL', 'reads', () => send('GET', '/nothing', { headers: address })],
  [405, 'a wrong method', 'writes', () => send('PUT', '/contact', { headers: json, body: '{}' })],
  [405, 'a method of another URL', 'writes', () => send('DELETE', '/roommates/count', { headers: address })],
  [400, 'a body that is not JSON', 'writes', () => send('POST', '/contact', { headers: json, body: '{' })],
  [
    413,
    'a large body',
    'writes',
    () => send('POST', '/contact', { headers: json, body: 'x'.repeat(70_000) }),
  ],
  [415, 'another type', 'writes', () => send('POST', '/contact', { headers: address, body: 'x' })],
  [
    415,
    'a compressed body',
    'writes',
    () =>
      send('POST', '/contact', { headers: { ...json, 'content-encoding': 'gzip' }, body: gzipSync('{}') }),
  ],
  [400, 'a broken query', 'reads', () => send('GET', '/roommates/search?q=%E0', { headers: address })],
];

it.each(refusals)('counts %i for %s, and refuses too many of them', async (status, _, tier, refused) => {
  const limit = Math.round(rateLimitTiers[tier].address.requests * FACTOR);
  const first = await refused();
  expect([first.status, first.headers.get('ratelimit-policy')]).toEqual([
    status,
    `"${tier}-address";q=${limit};w=60`,
  ]);
  expect(first.headers.get('ratelimit')).toContain(`"${tier}-address";r=${limit - 1};t=`);
  for (let n = 1; n < limit; n += 1) await refused();
  const last = await refused();
  expect(last.status).toBe(429);
  expectProblem(last);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(last.headers.get('allow')).toBeNull();
  expect(last.headers.get('ratelimit')).toContain(`"${tier}-address";r=0;t=`);
});

const uncounted: [what: string, status: number, line: string, fields?: string][] = [
  ['a health check', 200, 'GET /health/live'],
  ['a readiness check', 200, 'GET /health/ready'],
  ['OPTIONS', 204, 'OPTIONS /roommates'],
  ['OPTIONS of an unknown URL', 404, 'OPTIONS /nothing'],
  ['a malformed URL', 400, 'GET /roommates/%E0%A4%A'],
  ['a request that is not valid HTTP', 400, 'G@T /roommates'],
  ['headers that are too large', 431, 'GET /roommates', `x-large: ${'x'.repeat(20_000)}\r\n`],
];

it.each(uncounted)('does not count %s, and shows no limits', async (_, status, line, fields = '') => {
  const head = `${line} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 203.0.113.7\r\nconnection: close\r\n`;
  const response = await rawResponse(api.url, Buffer.from(`${head}${fields}\r\n`));
  expect(response.status).toBe(status);
  expect(response.headers.get('x-request-id')).not.toBeNull();
  for (const name of ['ratelimit', 'ratelimit-policy']) expect(response.headers.get(name)).toBeNull();
});

it('does not count the address of a direct request from this machine', async () => {
  const { status, headers } = await send('GET', '/roommates/count');
  expect([status, headers.get('ratelimit')]).toEqual([200, null]);
});
