import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { problemSchema } from '@roommate/contracts';
import { expectContract } from '@roommate/api-client/testing';
import { nusrat, room } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { useApi } from './support/use-api.ts';

const api = useApi();

const send = async (method: string, path: string, init: RequestInit = {}) => {
  const response = await fetch(`${api.url}${path}`, { method, ...init });
  const { status, headers } = response;
  const text = await response.text();
  expectContract({ method, path, status, contentType: headers.get('content-type'), text });
  return { status, headers, text };
};

const expectProblem = ({ text, headers, status }: Awaited<ReturnType<typeof send>>) => {
  expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(problemSchema.parse(JSON.parse(text)).status).toBe(status);
};

const json = { 'content-type': 'application/json' };

describe('bodies', () => {
  const post = (body: string, headers: Record<string, string> = json) =>
    send('POST', '/contact', { body, headers });

  it.each([
    ['malformed JSON', '{"name":', 400, 'malformed_request', 'The request body is not valid JSON.'],
    [
      'an empty body',
      '',
      400,
      'malformed_request',
      'The request body is empty although its content type is application/json.',
    ],
    [
      'a __proto__ key',
      '{"__proto__":{"isAdmin":true}}',
      400,
      'malformed_request',
      'The request body is not valid JSON.',
    ],
    ['a JSON string', '"hello"', 400, 'invalid_input', 'The body must be a JSON object.'],
    ['null', 'null', 400, 'invalid_input', 'The body must be a JSON object.'],
    [
      'more than 64 KB',
      JSON.stringify({ message: 'x'.repeat(64 * 1024) }),
      413,
      'body_too_large',
      'The request body is larger than 64 KB.',
    ],
  ])('refuses %s with a problem that names the reason', async (_, body, status, code, error) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expectProblem(response);
    expect(JSON.parse(response.text)).toMatchObject({ code, error });
  });

  it('refuses a missing body', async () => {
    const response = await send('POST', '/contact');
    expect(response.status).toBe(400);
    expect(JSON.parse(response.text)).toMatchObject({
      code: 'invalid_input',
      errors: [{ field: 'body', message: 'The body must be a JSON object.' }],
    });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/xml'])(
    'refuses the content type %s',
    async (type) => {
      const response = await post('{}', { 'content-type': type });
      expect(response.status).toBe(415);
      expectProblem(response);
      expect(JSON.parse(response.text)).toMatchObject({
        error: 'The content type of the request body must be application/json.',
      });
    },
  );

  it.each(['gzip', 'br', 'deflate', 'GZIP, br'])(
    'refuses a body in the coding %s and names the accepted one',
    async (coding) => {
      const headers = { ...json, 'content-encoding': coding, origin: 'http://localhost:3000' };
      const response = await send('POST', '/contact', { body: gzipSync('{}'), headers });
      expect(response.status).toBe(415);
      expectProblem(response);
      expect(JSON.parse(response.text)).toMatchObject({
        code: 'unsupported_media_type',
        error: 'The request body must not be compressed.',
      });
      expect(response.headers.get('accept-encoding')).toBe('identity');
      expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    },
  );

  it('accepts the coding identity, and ignores the coding without a body', async () => {
    const identity = { ...json, 'content-encoding': 'Identity' };
    expect((await post('{}', identity)).status).toBe(400);
    const headers = { 'content-encoding': 'gzip' };
    expect((await send('GET', '/roommates/count', { headers })).status).toBe(200);
    // The body of a GET has no meaning.
    const withBody = { headers: { ...headers, 'content-length': '2' }, body: {} };
    expect((await api.call('GET', '/roommates/count', withBody)).status).toBe(200);
    expect((await send('POST', '/nothing', { headers, body: gzipSync('{}') })).status).toBe(404);
  });
});

describe('URLs and methods', () => {
  it.each(['/nothing', '/roommates/', '/roommates/a/b/c', '/roommates//like'])(
    'responds with 404 at %s',
    async (path) => {
      const response = await send('GET', path);
      expect(response.status).toBe(404);
      expectProblem(response);
    },
  );

  it.each([
    ['PUT', '/roommates', 'GET, HEAD, OPTIONS, POST'],
    ['POST', '/roommates/count', 'GET, HEAD, OPTIONS'],
    ['GET', '/contact', 'OPTIONS, POST'],
    ['POST', '/roommates/665f1c2ab7d94e0012a4c9d1/like', 'DELETE, OPTIONS, PATCH'],
    // Fixed paths are not listings.
    ['PUT', '/roommates/count', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/roommates/available?limit=8', 'GET, HEAD, OPTIONS'],
  ])('refuses %s at %s', async (method, path, allow) => {
    const response = await send(method, path, method === 'GET' ? {} : { body: '{}', headers: json });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    expectProblem(response);
  });

  it.each(['%E0%A4%A', 'x'.repeat(1000)])('responds with 400 to a malformed URL', async (id) => {
    const response = await send('GET', `/roommates/${id}`);
    expect(response.status).toBe(400);
    expectProblem(response);
    expect(JSON.parse(response.text)).toMatchObject({ code: 'malformed_request' });
  });

  it('responds with a problem to data that is not HTTP', async () => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    socket.write('GARBAGE\r\n\r\n');
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head).toContain('\r\ncontent-type: application/problem+json; charset=utf-8');
    expect(head).toContain("\r\ncontent-security-policy: default-src 'none'");
    expect(problemSchema.parse(JSON.parse(body))).toMatchObject({ status: 400, code: 'malformed_request' });
  });

  it.each([
    ['/roommates', 'GET, HEAD, OPTIONS, POST'],
    ['/roommates/count', 'GET, HEAD, OPTIONS'],
    ['/roommates/665f1c2ab7d94e0012a4c9d1', 'DELETE, GET, HEAD, OPTIONS, PATCH, PUT'],
    ['/contact', 'OPTIONS, POST'],
  ])('lists the methods of %s in response to OPTIONS', async (path, allow) => {
    const response = await send('OPTIONS', path);
    expect(response).toMatchObject({ status: 204, text: '' });
    expect(response.headers.get('allow')).toBe(allow);
  });

  it('responds with 404 to OPTIONS on an unknown path', async () => {
    const response = await send('OPTIONS', '/nothing');
    expect(response.status).toBe(404);
    expectProblem(response);
  });

  it('responds to HEAD like GET, without the body', async () => {
    await postListing(api, nusrat);
    const response = await send('HEAD', '/roommates');
    expect(response).toMatchObject({ status: 200, text: '' });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it.each(['DELETE', 'PATCH'])('accepts %s with the content type of JSON and no body', async (method) => {
    const id = await postListing(api, nusrat);
    const person = method === 'DELETE' ? nusrat : { sub: 'uid-liker' };
    const authorization = `Bearer ${await api.issuer.tokenOf(person)}`;
    const path = `/roommates/${id}${method === 'PATCH' ? '/like' : ''}`;
    const response = await send(method, path, { headers: { ...json, authorization } });
    expect([response.status, response.text]).toEqual([
      200,
      expect.stringMatching(/"(deleted|modified)Count":1/),
    ]);
  });

  it('validates the body of DELETE like any other', async () => {
    const id = await postListing(api, nusrat);
    const bodies = { 413: [JSON.stringify({ x: 'x'.repeat(64 * 1024) }), json], 415: ['x', {}] } as const;
    for (const [status, [body, headers]] of Object.entries(bodies)) {
      const response = await send('DELETE', `/roommates/${id}`, { body, headers });
      expect(response.status).toBe(Number(status));
      expectProblem(response);
    }
    const headers = { 'content-length': '2' };
    const deleted = await api.call('DELETE', `/roommates/${id}`, { as: nusrat, body: {}, headers });
    expect(deleted.status).toBe(200);
  });
});

describe('pages of other origins', () => {
  const preflight = (origin: string) =>
    send('OPTIONS', '/roommates', {
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });

  it('shows the documented headers to pages of the site', async () => {
    const get = await send('GET', '/roommates/count', { headers: { origin: 'http://localhost:3000' } });
    const exposed = get.headers.get('access-control-expose-headers')?.split(', ');
    const documented = ['ETag', 'Link', 'Location', 'Retry-After', 'X-Request-Id', 'API-Version'];
    expect(exposed).toEqual(expect.arrayContaining(documented));
    expect(exposed).toEqual(
      expect.arrayContaining(['RateLimit', 'RateLimit-Policy', 'Idempotency-Replayed']),
    );
  });

  it("allows the site's origin, including the Link header", async () => {
    const { status, headers } = await preflight('http://localhost:3000');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(headers.get('access-control-allow-methods')).toContain('PATCH');
    const get = await send('GET', '/roommates/count', { headers: { origin: 'http://localhost:3000' } });
    expect(get.headers.get('access-control-expose-headers')).toContain('Link');
  });

  it('refuses every other origin', async () => {
    for (const origin of ['https://evil.example', 'http://localhost:3000.evil.example', 'null']) {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
      const get = await send('GET', '/roommates/count', { headers: { origin } });
      expect(get.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

it('allows no shared cache for responses that depend on the caller', async () => {
  const { headers } = await send('GET', '/roommates/count');
  expect(headers.get('cache-control')).toBe('private, no-cache');
  // A cache must not reuse a response for another token, origin or coding.
  expect(headers.get('vary')).toBe('Authorization, Origin, accept-encoding');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it('adds the request id to every response, also an id from a proxy', async () => {
  const own = await send('GET', '/roommates/count');
  expect(own.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  const given = await send('GET', '/nothing', { headers: { 'x-request-id': 'from-the-proxy' } });
  expect(given.headers.get('x-request-id')).toBe('from-the-proxy');
});

it('adds the version of the document to every response', async () => {
  const { version } = (await api.call<{ info: { version: string } }>('GET', '/docs-json')).body.info;
  for (const path of ['/roommates/count', '/nothing', '/health/live']) {
    expect((await send('GET', path)).headers.get('api-version')).toBe(version);
  }
});

it('reveals nothing about an unexpected error', async () => {
  // No API version writes such a document. Reading it fails inside the service.
  await api.connection.collection('listings').insertOne({ title: 'secret', availability: 'available' });
  const response = await send('GET', '/roommates/available');
  expect(response.status).toBe(500);
  expectProblem(response);
  expect(response.text).not.toMatch(/secret|toISOString|undefined/);
  await api.connection.collection('listings').deleteOne({ title: 'secret' });
});

it('treats a body that looks like a query as data', async () => {
  const body = JSON.stringify({ ...room, title: { $gt: '' } });
  const authorization = `Bearer ${await api.issuer.tokenOf(nusrat)}`;
  expect((await send('POST', '/roommates', { body, headers: { ...json, authorization } })).status).toBe(400);
});
