import { problemSchema } from '@roommate/contracts';
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
  return { status: response.status, headers: response.headers, text: await response.text() };
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
    ['malformed JSON', '{"name":', 400],
    ['nothing', '', 400],
    ['a __proto__ key', '{"__proto__":{"isAdmin":true}}', 400],
    ['a text', '"hello"', 400],
    ['null', 'null', 400],
    ['more than 64 KB', JSON.stringify({ message: 'x'.repeat(64 * 1024) }), 413],
  ])('answers %s with a problem', async (_, body, status) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expectProblem(answer);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/xml'])(
    'takes no %s',
    async (type) => {
      const answer = await post('{}', { 'content-type': type });
      expect(answer.status).toBe(415);
      expectProblem(answer);
    },
  );
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
  ])('does not take %s at %s', async (method, path, allow) => {
    const answer = await send(method, path, method === 'GET' ? {} : { body: '{}', headers: json });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe(allow);
    expectProblem(answer);
  });

  it('answers a malformed address with 400', async () => {
    const answer = await send('GET', '/roommates/%E0%A4%A');
    expect(answer.status).toBe(400);
    expectProblem(answer);
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
    const { headers } = await preflight('https://evil.example');
    expect(headers.get('access-control-allow-origin')).not.toBe('https://evil.example');
    expect(headers.get('access-control-allow-origin')).not.toBe('*');
  });
});

it('lets no cache keep what depends on the caller', async () => {
  const { headers } = await send('GET', '/roommates/count');
  expect(headers.get('cache-control')).toBe('private, no-cache');
  expect(headers.get('vary')).toContain('Authorization');
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
