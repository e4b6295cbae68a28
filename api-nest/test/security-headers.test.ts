import { rawResponse } from './support/raw-response.ts';
import { startApi, type TestApi } from './support/start-api.ts';

const HEADERS = {
  'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as string,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': expect.stringContaining('geolocation=()') as string,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'api-version': expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
  'x-request-id': expect.stringMatching(/^[\w-]{8,}$/) as string,
  'cache-control': expect.any(String) as string,
};

let api: TestApi;

afterEach(() => api.close());

const headersAt = async (path: string) => {
  const response = await fetch(`${api.url}${path}`);
  await response.arrayBuffer();
  return Object.fromEntries(response.headers);
};

it('are on every response: operations, errors, errors of the router, Swagger UI', async () => {
  api = await startApi();
  for (const path of ['/roommates', '/roommates/x', '/nothing', '/roommates/%E0%A4%A', '/docs']) {
    expect([path, await headersAt(path)]).toEqual([path, expect.objectContaining(HEADERS)]);
  }
  expect(await headersAt('/roommates')).not.toHaveProperty('strict-transport-security');
});

it('allow no scripts, styles or images, except for Swagger UI, which is a page', async () => {
  api = await startApi();
  for (const path of ['/roommates', '/nothing', '/roommates/%E0%A4%A']) {
    const { 'content-security-policy': policy } = await headersAt(path);
    expect(policy).toBe("default-src 'none'; frame-ancestors 'none'");
  }
  const { 'content-security-policy': policy, 'content-type': type } = await headersAt('/docs');
  expect(policy).toMatch(/^default-src 'self'; style-src/);
  expect(type).toBe('text/html; charset=utf-8');
});

it('are on the response to a request without a host and to an unknown expectation', async () => {
  api = await startApi();
  for (const [status, header] of [
    [400, ''],
    [417, 'Host: localhost\r\nExpect: a-miracle\r\n'],
  ] as const) {
    const sent = `GET /roommates HTTP/1.1\r\nConnection: close\r\n${header}\r\n`;
    const response = await rawResponse(api.url, sent);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject(HEADERS);
    expect(JSON.parse(response.body)).toMatchObject({ status, code: 'malformed_request' });
  }
});

it('require TLS in production', async () => {
  api = await startApi({ production: true });
  expect(await headersAt('/roommates')).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
});
