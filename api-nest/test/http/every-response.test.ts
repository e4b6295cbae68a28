import { expectProblem, rawRequests } from '../support/raw-requests.ts';
import { useApi } from '../support/use-api.ts';

const api = useApi();
const send = rawRequests(api);

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
  const malformed = await send('GET', '/roommates/%E0%A4%A');
  expect(malformed.headers.get('cache-control')).toBe('private, no-cache');
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
  for (const path of ['/roommates/count', '/nothing', '/health/live', '/roommates/%E0%A4%A']) {
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
