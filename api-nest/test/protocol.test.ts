import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { problemSchema } from '@roommate/contracts';
import { expectContract } from '@roommate/api-client/testing';
import { nusrat, room } from './support/people.ts';
import { postListing } from './support/post-listing.ts';
import { startApi, type TestApi } from './support/start-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.close());

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
    ['malformed JSON', '{"name":', 400, 'malformed_request', 'The body is not valid JSON.'],
    ['nothing', '', 400, 'malformed_request', 'The body is empty but its content type is application/json.'],
    [
      'a __proto__ key',
      '{"__proto__":{"isAdmin":true}}',
      400,
      'malformed_request',
      'The body is not valid JSON.',
    ],
    ['a text', '"hello"', 400, 'invalid_input', 'The body must be a JSON object.'],
    ['null', 'null', 400, 'invalid_input', 'The body must be a JSON object.'],
    [
      'more than 64 KB',
      JSON.stringify({ message: 'x'.repeat(64 * 1024) }),
      413,
      'body_too_large',
      'The body is larger than 64 KB.',
    ],
  ])('answers %s with a problem that says what is wrong', async (_, body, status, code, error) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expectProblem(answer);
    expect(JSON.parse(answer.text)).toMatchObject({ code, error });
  });

  it('says so when there is none', async () => {
    const answer = await send('POST', '/contact');
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({
      code: 'invalid_input',
      errors: [{ field: 'body', message: 'The body must be a JSON object.' }],
    });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/xml'])(
    'takes no %s',
    async (type) => {
      const answer = await post('{}', { 'content-type': type });
      expect(answer.status).toBe(415);
      expectProblem(answer);
      expect(JSON.parse(answer.text)).toMatchObject({ error: 'The body must be sent as application/json.' });
    },
  );

  it.each(['gzip', 'br', 'deflate', 'GZIP, br'])(
    'takes none in %s, and names what it takes',
    async (coding) => {
      const headers = { ...json, 'content-encoding': coding, origin: 'http://localhost:3000' };
      const answer = await send('POST', '/contact', { body: gzipSync('{}'), headers });
      expect(answer.status).toBe(415);
      expectProblem(answer);
      expect(JSON.parse(answer.text)).toMatchObject({
        code: 'unsupported_media_type',
        error: 'The body must be sent uncompressed.',
      });
      expect(answer.headers.get('accept-encoding')).toBe('identity');
      expect(answer.headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    },
  );

  it('takes one that says it is not compressed, and asks nothing of what has none', async () => {
    const said = { ...json, 'content-encoding': 'Identity' };
    expect((await post('{}', said)).status).toBe(400);
    const headers = { 'content-encoding': 'gzip' };
    expect((await send('GET', '/roommates/count', { headers })).status).toBe(200);
    // A body of GET means nothing, whatever it is.
    const withBody = { headers: { ...headers, 'content-length': '2' }, body: {} };
    expect((await api.call('GET', '/roommates/count', withBody)).status).toBe(200);
    expect((await send('POST', '/nothing', { headers, body: gzipSync('{}') })).status).toBe(404);
  });
});

describe('addresses and methods', () => {
  it.each(['/', '/nothing', '/roommates/', '/roommates/a/b/c', '/roommates//like'])(
    'has nothing at %s',
    async (path) => {
      const answer = await send('GET', path);
      expect(answer.status).toBe(404);
      expectProblem(answer);
    },
  );

  it.each([
    ['PUT', '/roommates', 'GET, HEAD, OPTIONS, POST'],
    ['POST', '/roommates/count', 'GET, HEAD, OPTIONS'],
    ['GET', '/contact', 'OPTIONS, POST'],
    ['POST', '/roommates/665f1c2ab7d94e0012a4c9d1/like', 'OPTIONS, PATCH'],
    // Fixed paths are no listings.
    ['PUT', '/roommates/count', 'GET, HEAD, OPTIONS'],
    ['DELETE', '/roommates/available?limit=8', 'GET, HEAD, OPTIONS'],
  ])('does not take %s at %s', async (method, path, allow) => {
    const answer = await send(method, path, method === 'GET' ? {} : { body: '{}', headers: json });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
    expectProblem(answer);
  });

  it.each(['%E0%A4%A', 'x'.repeat(1000)])('answers a malformed address with 400', async (id) => {
    const answer = await send('GET', `/roommates/${id}`);
    expect(answer.status).toBe(400);
    expectProblem(answer);
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'malformed_request' });
  });

  it('answers what is no HTTP with a problem, too', async () => {
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
    ['/roommates/665f1c2ab7d94e0012a4c9d1', 'DELETE, GET, HEAD, OPTIONS, PUT'],
    ['/contact', 'OPTIONS, POST'],
  ])('answers OPTIONS with what %s takes', async (path, allow) => {
    const answer = await send('OPTIONS', path);
    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(answer.headers.get('allow')).toBe(allow);
  });

  it('answers OPTIONS with 404 where there is nothing', async () => {
    const answer = await send('OPTIONS', '/nothing');
    expect(answer.status).toBe(404);
    expectProblem(answer);
  });

  it('answers HEAD like GET without the body', async () => {
    await postListing(api, nusrat);
    const answer = await send('HEAD', '/roommates');
    expect(answer).toMatchObject({ status: 200, text: '' });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('takes a body of DELETE as any other: JSON, and not too much of it', async () => {
    const id = await postListing(api, nusrat);
    const bodies = { 413: [JSON.stringify({ x: 'x'.repeat(64 * 1024) }), json], 415: ['x', {}] } as const;
    for (const [status, [body, headers]] of Object.entries(bodies)) {
      const answer = await send('DELETE', `/roommates/${id}`, { body, headers });
      expect(answer.status).toBe(Number(status));
      expectProblem(answer);
    }
    const headers = { 'content-length': '2' };
    const deleted = await api.call('DELETE', `/roommates/${id}`, { as: nusrat, body: {}, headers });
    expect(deleted.status).toBe(200);
  });
});

describe('browsers of other origins', () => {
  const preflight = (origin: string) =>
    send('OPTIONS', '/roommates', {
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });

  it("may call from the site's origin, and read the Link header", async () => {
    const { status, headers } = await preflight('http://localhost:3000');
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:3000');
    expect(headers.get('access-control-allow-methods')).toContain('PATCH');
    const get = await send('GET', '/roommates/count', { headers: { origin: 'http://localhost:3000' } });
    expect(get.headers.get('access-control-expose-headers')).toContain('Link');
  });

  it('may not from any other', async () => {
    for (const origin of ['https://evil.example', 'http://localhost:3000.evil.example', 'null']) {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBeNull();
      const get = await send('GET', '/roommates/count', { headers: { origin } });
      expect(get.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

it('lets no cache keep what depends on the caller', async () => {
  const { headers } = await send('GET', '/roommates/count');
  expect(headers.get('cache-control')).toBe('private, no-cache');
  // And on the origin: an answer that one origin may read is not kept for another. The coding, whether or not there is one.
  expect(headers.get('vary')).toBe('Authorization, Origin, accept-encoding');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it('gives every answer the id of its request, which may come from a proxy', async () => {
  const own = await send('GET', '/roommates/count');
  expect(own.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  const given = await send('GET', '/nothing', { headers: { 'x-request-id': 'from-the-proxy' } });
  expect(given.headers.get('x-request-id')).toBe('from-the-proxy');
});

it('tells nothing of an unexpected error', async () => {
  // A document that no API version writes: reading it fails inside the service.
  await api.connection.collection('listings').insertOne({ title: 'secret', availability: 'available' });
  const answer = await send('GET', '/roommates/available');
  expect(answer.status).toBe(500);
  expectProblem(answer);
  expect(answer.text).not.toMatch(/secret|toISOString|undefined/);
  await api.connection.collection('listings').deleteOne({ title: 'secret' });
});

it('is not fooled by a body that looks like a query', async () => {
  const body = JSON.stringify({ ...room, title: { $gt: '' } });
  const { authorization } = { authorization: `Bearer ${await api.issuer.tokenOf(nusrat)}` };
  expect((await send('POST', '/roommates', { body, headers: { ...json, authorization } })).status).toBe(400);
});
