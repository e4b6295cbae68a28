import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { API_VERSION } from '@roommate/contracts';
import { siteFixture, type SiteFixture } from '../testing/site-fixture.ts';

describe('a URL below /api', () => {
  let fixture: SiteFixture;
  let api: Server;

  beforeEach(async () => {
    api = createServer((_request, response) => response.end('{}'));
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const { port } = api.address() as AddressInfo;
    fixture = await siteFixture({ apiUrl: `http://127.0.0.1:${port}` });
  });
  afterEach(async () => {
    api.closeAllConnections();
    api.close();
    await fixture.close();
  });

  it.each(['/api//x', '/api/..%2fx'])('responds to %s as the API does to an unknown URL', async (url) => {
    const response = await fixture.site.inject(url);
    expect([response.statusCode, response.json()]).toMatchObject([
      404,
      { code: 'no_such_address', error: 'There is nothing at this URL.' },
    ]);
  });

  it('keeps the query of the entry point', async () => {
    const urls: (string | undefined)[] = [];
    api.on('request', ({ url }) => urls.push(url));
    for (const url of ['/api', '/api?x=1', '/api/?x=1']) await fixture.site.inject(url);
    expect(urls).toEqual(['/', '/?x=1', '/?x=1']);
  });

  it('responds to a malformed URL with problem details and the security headers', async () => {
    for (const url of ['/api/%E0%A4%A', '/%E0%A4%A']) {
      const response = await fixture.site.inject(url);
      expect([response.statusCode, response.json()]).toMatchObject([400, { code: 'malformed_request' }]);
      expect(response.body).not.toContain('E0');
      expect(response.headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(response.headers).toHaveProperty('x-request-id');
      expect(response.headers['api-version']).toBe(url === '/%E0%A4%A' ? undefined : API_VERSION);
    }
  });

  it.each(['/api/../x', '/api/%2e%2e/x', '/api/..%2fx'])('does not let %s leave the prefix', async (url) => {
    const urls: (string | undefined)[] = [];
    api.on('request', ({ url: path }) => urls.push(path));
    await fixture.site.inject(url);
    expect(urls.join()).not.toMatch(/\.\.|%2e/i);
  });
});
