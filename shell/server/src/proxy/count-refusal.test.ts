import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyReply } from 'fastify';
import { refusalCounter } from './count-refusal.ts';
import { siteFixture, type SiteFixture } from '../testing/site-fixture.ts';

const LIMITS = { 'ratelimit-policy': '"writes-address";q=9;w=60', ratelimit: '"writes-address";r=7;t=42' };

/** The site refuses them itself. */
const refused = {
  'a large body': { method: 'POST', url: '/api/contact', payload: 'x'.repeat(70_000) },
  'a malformed URL': { method: 'PUT', url: '/api/%E0%A4%A' },
  'a double slash': { method: 'DELETE', url: '/api//x' },
} as const;

const respondWithLimits = (response: ServerResponse): ServerResponse =>
  response.writeHead(404, LIMITS).end('{}');

describe('a request below /api that the site refuses', () => {
  let fixture: SiteFixture;
  let api: Server;
  let seen: IncomingMessage[];
  let respond: (response: ServerResponse) => void;

  beforeEach(async () => {
    seen = [];
    respond = respondWithLimits;
    api = createServer((request, response) => {
      seen.push(request);
      respond(response);
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const { port } = api.address() as AddressInfo;
    fixture = await siteFixture({ apiUrl: `http://127.0.0.1:${port}`, trustedProxies: ['10.0.0.0/8'] });
  });
  afterEach(async () => {
    await fixture.close();
    api.closeAllConnections();
    api.close();
  });

  /** @returns the response to a caller behind a trusted proxy */
  const send = (request: (typeof refused)[keyof typeof refused]) =>
    fixture.site.inject({
      ...request,
      headers: { 'x-forwarded-for': '203.0.113.7' },
      remoteAddress: '10.1.2.3',
    });

  it.each(Object.entries(refused))('counts in the API and shows its limits: %s', async (_, request) => {
    const { statusCode, headers } = await send(request);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(headers).toMatchObject(LIMITS);
    expect(seen).toMatchObject([
      {
        method: 'POST',
        headers: { 'x-forwarded-for': '203.0.113.7', 'x-request-id': headers['x-request-id'] },
      },
    ]);
  });

  it.each(Object.entries(refused))('gets 429 when the caller sent too many: %s', async (_, request) => {
    const body = JSON.stringify({ status: 429 });
    respond = (response) => response.writeHead(429, { ...LIMITS, 'retry-after': '42' }).end(body);
    const response = await send(request);
    expect([response.statusCode, response.body]).toEqual([429, body]);
    expect(response.headers).toMatchObject({
      ...LIMITS,
      'retry-after': '42',
      'content-type': 'application/problem+json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(Object.entries(refused))('is refused while the API is down: %s', async (_, request) => {
    api.close();
    const { statusCode, headers } = await send(request);
    expect([400, 404, 413]).toContain(statusCode);
    expect(headers).not.toHaveProperty('ratelimit');
  });

  it.each(Object.entries(refused))('tells nobody to try again when the API fails: %s', async (_, request) => {
    respond = (response) => response.writeHead(503, { 'retry-after': '5' }).end('{}');
    const { statusCode, headers } = await send(request);
    expect([400, 404, 413]).toContain(statusCode);
    expect(headers).not.toHaveProperty('retry-after');
  });

  it('is not counted without the address of the caller', async () => {
    const request = { id: 'a', method: 'GET', ip: undefined };
    const { port } = api.address() as AddressInfo;
    await refusalCounter(`http://127.0.0.1:${port}`)(request, {} as FastifyReply);
    expect(seen).toEqual([]);
  });

  it('is refused when the API is too slow to count it', async () => {
    respond = () => undefined;
    expect((await send(refused['a large body'])).statusCode).toBe(413);
  });

  it('leaves a stalled API alone while 32 wait for it', async () => {
    respond = () => undefined;
    const responses = await Promise.all(Array.from({ length: 40 }, () => send(refused['a double slash'])));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 40 }, () => 404));
    // Some may end before they arrive.
    expect(seen.length).toBeLessThanOrEqual(32);
    respond = respondWithLimits;
    expect((await send(refused['a double slash'])).headers).toMatchObject(LIMITS);
  });

  it('does not count outside /api', async () => {
    expect((await fixture.site.inject('/%E0%A4%A')).statusCode).toBe(400);
    expect(seen).toEqual([]);
  });
});
