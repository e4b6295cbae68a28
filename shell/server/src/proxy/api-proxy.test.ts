import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteFixture, type SiteFixture } from '../testing/site-fixture.ts';

describe('the API below /api', () => {
  let fixture: SiteFixture;
  let api: Server;
  let seen: IncomingMessage | undefined;
  let respond: RequestListener;

  beforeEach(async () => {
    respond = (_request, response) => response.end('{}');
    api = createServer((request, response) => {
      seen = request;
      respond(request, response);
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const { port } = api.address() as AddressInfo;
    fixture = await siteFixture({ apiUrl: `http://127.0.0.1:${port}`, apiTimeoutMs: 300 });
  });
  afterEach(async () => {
    api.closeAllConnections();
    api.close();
    await fixture.close();
  });

  it('gets each request without the prefix, with its token and its body', async () => {
    let body = '';
    respond = (request, response) => {
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => response.writeHead(201, { 'content-type': 'application/json' }).end('{"a":1}'));
    };
    const answer = await fixture.site.inject({
      method: 'POST',
      url: '/api/roommates?x=%2F',
      headers: {
        authorization: 'Bearer t',
        cookie: 'a=b',
        'x-forwarded-for': '6.6.6.6',
        host: 'rooms.example',
      },
      payload: { title: 'রুম' },
    });
    expect([answer.statusCode, answer.json()]).toEqual([201, { a: 1 }]);
    expect(JSON.parse(body)).toEqual({ title: 'রুম' });
    expect(seen?.url).toBe('/roommates?x=%2F');
    expect(seen?.headers).toMatchObject({
      authorization: 'Bearer t',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'rooms.example',
      'x-forwarded-proto': 'http',
      'x-forwarded-prefix': '/api',
    });
    expect(seen?.headers).not.toHaveProperty('cookie');
  });

  it('is told the address that a trusted proxy forwards, and nobody else', async () => {
    const { port } = api.address() as AddressInfo;
    const behind = await siteFixture({
      apiUrl: `http://127.0.0.1:${port}`,
      trustedProxies: ['10.0.0.0/8'],
    });
    const headers = { 'x-forwarded-for': '6.6.6.6, 203.0.113.7' };
    await behind.site.inject({ url: '/api/roommates', headers, remoteAddress: '10.1.2.3' });
    expect(seen?.headers['x-forwarded-for']).toBe('203.0.113.7');
    await behind.site.inject({ url: '/api/roommates', headers, remoteAddress: '192.0.2.9' });
    expect(seen?.headers['x-forwarded-for']).toBe('192.0.2.9');
    await behind.close();
  });

  it('answers in its own words, its errors too', async () => {
    respond = (_request, response) => response.writeHead(404, { 'x-api': '1' }).end('no such listing');
    const answer = await fixture.site.inject('/api/roommates/x');
    expect([answer.statusCode, answer.body, answer.headers['x-api']]).toEqual([404, 'no such listing', '1']);
  });

  it('can stream: what it has sent arrives before it ends', async () => {
    respond = (_request, response) => response.write('[1,');
    const origin = await fixture.site.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${origin}/api/roommates`, { headers: { 'accept-encoding': 'identity' } });
    const chunk = await answer.body?.getReader().read();
    expect(Buffer.from((chunk?.value ?? new Uint8Array()) as Uint8Array).toString()).toBe('[1,');
  });

  it('is found missing: 503 as problem details with `error`', async () => {
    api.close();
    api.closeAllConnections();
    const origin = await fixture.site.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${origin}/api/contact`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toMatch('application/problem+json');
    expect(await answer.json()).toMatchObject({
      status: 503,
      title: 'Service Unavailable',
      error: expect.any(String) as string,
    });
  });

  it('takes too long: 504', async () => {
    respond = () => undefined;
    const answer = await fixture.site.inject('/api/roommates');
    expect([answer.statusCode, answer.json()]).toMatchObject([504, { status: 504 }]);
  });

  it('breaks off: 502, and the request is not sent twice', async () => {
    let requests = 0;
    respond = (request) => {
      requests += 1;
      request.socket.destroy();
    };
    const answer = await fixture.site.inject('/api/roommates');
    expect([answer.statusCode, answer.json()]).toMatchObject([502, { status: 502 }]);
    expect(requests).toBe(1);
  });

  it('never sees a body of a size that it would refuse anyway', async () => {
    seen = undefined;
    const answer = await fixture.site.inject({
      method: 'POST',
      url: '/api/contact',
      payload: 'x'.repeat(1024 * 1024 + 1),
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([413, { status: 413 }]);
    expect(seen).toBeUndefined();
  });

  it.each(['/api/../x', '/api/%2e%2e/x', '/api/..%2fx'])('%s does not leave the prefix', async (url) => {
    const urls: (string | undefined)[] = [];
    respond = (request, response) => {
      urls.push(request.url);
      response.end();
    };
    await fixture.site.inject(url);
    expect(urls.join()).not.toMatch(/\.\.|%2e/i);
  });
});
