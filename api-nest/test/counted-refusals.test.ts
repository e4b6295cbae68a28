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
  [400, 'a malformed URL', 'reads', () => send('GET', '/roommates/%E0%A4%A', { headers: address })],
  [
    400,
    'a change with a malformed URL',
    'writes',
    () => send('DELETE', '/roommates/%E0%A4%A', { headers: address }),
  ],
  [
    400,
    'a part of the URL that is too long',
    'reads',
    () => send('GET', `/roommates/${'x'.repeat(800)}`, { headers: address }),
  ],
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

const shown: [what: string, status: number, line: string][] = [
  ['a health check', 200, 'GET /health/live'],
  ['a readiness check', 200, 'GET /health/ready'],
  ['a redirect', 308, 'GET /docs/'],
  ['OPTIONS', 204, 'OPTIONS /roommates'],
  ['OPTIONS of an unknown URL', 404, 'OPTIONS /nothing'],
  ['OPTIONS of a malformed URL', 400, 'OPTIONS /roommates/%E0%A4%A'],
];

const HEAD = 'HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 203.0.113.7\r\nconnection: close\r\n';
const limit = Math.round(rateLimitTiers.reads.address.requests * FACTOR);

it.each(shown)('does not count %s, and shows what is left', async (_, status, line) => {
  await send('GET', '/roommates/count', { headers: address });
  for (let n = 0; n < 2; n += 1) {
    const { headers, ...response } = await rawResponse(api.url, Buffer.from(`${line} ${HEAD}\r\n`));
    expect(response.status).toBe(status);
    expect(headers.get('ratelimit-policy')).toBe(`"reads-address";q=${limit};w=60`);
    expect(headers.get('ratelimit')).toMatch(new RegExp(`^"reads-address";r=${limit - 1};t=(60|59)$`));
  }
});

const unreadable: [what: string, status: number, line: string, fields?: string][] = [
  ['a request that is not valid HTTP', 400, 'G@T /roommates'],
  ['headers that are too large', 431, 'GET /roommates', `x-large: ${'x'.repeat(20_000)}\r\n`],
];

// The address of the caller is in a header, so it is not known.
it.each(unreadable)('shows no limits for %s', async (_, status, line, fields = '') => {
  const response = await rawResponse(api.url, Buffer.from(`${line} ${HEAD}${fields}\r\n`));
  expect(response.status).toBe(status);
  expect(response.headers.get('x-request-id')).not.toBeNull();
  for (const name of ['ratelimit', 'ratelimit-policy']) expect(response.headers.get(name)).toBeNull();
});

it('does not count the address of a direct request from this machine', async () => {
  for (const path of ['/roommates/count', '/roommates/%E0%A4%A', '/health/live']) {
    const { headers } = await send('GET', path);
    expect([path, headers.get('ratelimit')]).toEqual([path, `"reads-address";r=${limit};t=60`]);
  }
});
