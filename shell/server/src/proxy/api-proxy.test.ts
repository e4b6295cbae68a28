import { once } from 'node:events';
import {
  createServer,
  request as openRequest,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiHeaders } from '@roommate/server/http';
import { siteFixture, type SiteFixture } from '../testing/site-fixture.ts';

describe('the API proxy below /api', () => {
  let fixture: SiteFixture;
  let api: Server;
  let seen: IncomingMessage | undefined;
  let seenUrls: (string | undefined)[];
  let respond: RequestListener;

  beforeEach(async () => {
    seenUrls = [];
    respond = (_request, response) => response.end('{}');
    api = createServer((request, response) => {
      seen = request;
      seenUrls.push(request.url);
      respond(request, response);
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const { port } = api.address() as AddressInfo;
    const apiUrl = `http://127.0.0.1:${port}`;
    fixture = await siteFixture({ apiUrl, apiTimeoutMs: 300, corsOrigins: ['https://rooms.example'] });
  });
  afterEach(async () => {
    api.closeAllConnections();
    api.close();
    await fixture.close();
  });

  it('forwards each request without the prefix, with its token and body', async () => {
    let body = '';
    respond = (request, response) => {
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => response.writeHead(201, { 'content-type': 'application/json' }).end('{"a":1}'));
    };
    const response = await fixture.site.inject({
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
    expect([response.statusCode, response.json()]).toEqual([201, { a: 1 }]);
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

  it('accepts a forwarded client address only from a trusted proxy', async () => {
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

  it('returns responses of the API unchanged, including errors', async () => {
    respond = (_request, response) => response.writeHead(404, { 'x-api': '1' }).end('no such listing');
    const response = await fixture.site.inject('/api/roommates/x');
    expect([response.statusCode, response.body, response.headers['x-api']]).toEqual([
      404,
      'no such listing',
      '1',
    ]);
  });

  it('streams responses', async () => {
    respond = (_request, response) => response.write('[1,');
    const origin = await fixture.site.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${origin}/api/roommates`, { headers: { 'accept-encoding': 'identity' } });
    const chunk = await response.body?.getReader().read();
    expect(Buffer.from((chunk?.value ?? new Uint8Array()) as Uint8Array).toString()).toBe('[1,');
  });

  it.each([
    ['short', 100],
    ['long', 200_000],
  ])('forwards a %s body as it is', async (_, length) => {
    const text = 'রু'.repeat(length);
    respond = (_request, response) => {
      response.setHeader('content-length', Buffer.byteLength(text)).setHeader('etag', 'W/"1"').end(text);
    };
    const response = await fixture.site.inject('/api/roommates');
    expect([response.statusCode, response.body, response.headers.etag]).toEqual([200, text, 'W/"1"']);
  });

  const breakAfterPart =
    (length: number): RequestListener =>
    (_request, response) => {
      response.writeHead(200, { 'content-length': length }).write('part');
      setImmediate(() => response.destroy());
    };

  it('responds with 502 when a short response arrives incomplete', async () => {
    respond = breakAfterPart(100);
    const response = await fixture.site.inject('/api/roommates');
    expect([response.statusCode, response.json()]).toMatchObject([502, { status: 502 }]);
  });

  it('breaks the connection when a long response arrives incomplete', async () => {
    respond = breakAfterPart(200_000);
    const origin = await fixture.site.listen({ port: 0, host: '127.0.0.1' });
    await expect(fetch(`${origin}/api/roommates`).then((response) => response.text())).rejects.toThrow();
  });

  it('forwards a body of unknown length, short or longer than what it collects', async () => {
    for (const part of ['রু', 'রু'.repeat(50_000)]) {
      respond = (_request, response) => {
        response.write(part);
        setTimeout(() => response.end(part), 20);
      };
      expect((await fixture.site.inject('/api/roommates')).body).toBe(part + part);
    }
  });

  it('responds to a caller who has the state already without a body', async () => {
    respond = (_request, response) => response.writeHead(304, { etag: 'W/"1"' }).end();
    const { statusCode, headers, body } = await fixture.site.inject('/api/roommates/x');
    expect([statusCode, headers.etag, body]).toEqual([304, 'W/"1"', '']);
    expect(headers).not.toHaveProperty('content-length');
  });

  it('stops reading from the API when the caller leaves', async () => {
    const closed = new Promise((resolve) => {
      respond = (_request, response) => response.once('close', resolve).write('x'.repeat(100_000));
    });
    const origin = await fixture.site.listen({ port: 0, host: '127.0.0.1' });
    const leaving = new AbortController();
    const response = await fetch(`${origin}/api/roommates`, {
      signal: leaving.signal,
      headers: { 'accept-encoding': 'identity' },
    });
    await response.body?.getReader().read();
    leaving.abort();
    await closed;
  });

  it('forwards a body without a type, and does not invent one', async () => {
    let body = '';
    respond = (request, response) => {
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => response.end('{}'));
    };
    await fixture.site.inject({ method: 'POST', url: '/api/contact', payload: Buffer.from('{"a":1}') });
    expect([body, seen?.headers['content-length']]).toEqual(['{"a":1}', '7']);
    expect(seen?.headers).not.toHaveProperty('content-type');
  });

  it('keeps the length of the body in the response to HEAD', async () => {
    respond = (_request, response) => response.setHeader('content-length', 100).end();
    const response = await fixture.site.inject({ method: 'HEAD', url: '/api/roommates' });
    expect([response.statusCode, response.headers['content-length']]).toEqual([200, '100']);
  });

  it('responds with 503 and problem details with `error` when the API is down', async () => {
    api.close();
    api.closeAllConnections();
    const origin = await fixture.site.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${origin}/api/contact`, { method: 'POST', body: '{}' });
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toMatch('application/problem+json');
    expect(await response.json()).toMatchObject({
      status: 503,
      title: 'Service Unavailable',
      error: expect.any(String) as string,
    });
  });

  it('responds with 504 when the API takes too long', async () => {
    respond = () => undefined;
    const response = await fixture.site.inject('/api/roommates');
    expect([response.statusCode, response.json()]).toMatchObject([504, { status: 504 }]);
  });

  it('responds with 502 when the API closes the connection, and does not retry', async () => {
    let requests = 0;
    respond = (request) => {
      requests += 1;
      request.socket.destroy();
    };
    const response = await fixture.site.inject('/api/roommates');
    expect([response.statusCode, response.json()]).toMatchObject([502, { status: 502 }]);
    expect(requests).toBe(1);
  });

  it('refuses a body that is too large with the message and the headers of the API', async () => {
    const payload = 'x'.repeat(64 * 1024 + 1);
    const headers = { origin: 'https://rooms.example' };
    const response = await fixture.site.inject({ method: 'POST', url: '/api/contact', payload, headers });
    expect([response.statusCode, response.json()]).toMatchObject([
      413,
      { status: 413, error: 'The request body is larger than 64 KB.' },
    ]);
    expect(response.headers).toMatchObject({
      ...apiHeaders(false),
      'content-type': expect.stringContaining('application/problem+json') as string,
      'access-control-allow-origin': 'https://rooms.example',
      'access-control-expose-headers': expect.stringContaining('X-Request-Id') as string,
    });
    expect(seenUrls).toEqual(['/refused-by-the-site']);
  });

  it('forwards a GET without its body', async () => {
    const response = await fixture.site.inject({ method: 'GET', url: '/api/roommates', payload: { a: 1 } });
    expect(response.statusCode).toBe(200);
    expect(seen?.headers).not.toHaveProperty('content-length');
  });

  it('responds over a connection to a GET whose body says that it is compressed', async () => {
    const url = await fixture.site.listen({ host: '127.0.0.1', port: 0 });
    const body = 'x'.repeat(30_000);
    const sent = openRequest(`${url}/api/roommates`, {
      headers: { 'content-encoding': 'gzip', 'content-length': body.length },
    });
    sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    response.destroy();
  });
});
