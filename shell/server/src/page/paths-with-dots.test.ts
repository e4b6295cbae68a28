import { get as request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { registryOf, remote, siteFixture, type SiteFixture } from '../testing/site-fixture.ts';

describe('a path with dots, which matches the pattern of a page', () => {
  let fixture: SiteFixture;
  beforeEach(async () => {
    fixture = await siteFixture();
    await fixture.release(
      registryOf(
        remote(
          'mfe-listings',
          '1',
          { path: '/areas/:id', access: 'public', slugs: true },
          { path: '/roommate/:id', access: 'signed-in', rendersPublicData: true },
        ),
      ),
    );
    await fixture.site.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => fixture.close());

  /** Sends the path as it is. `fetch` and `inject` would remove its dots. */
  async function get(path: string): Promise<{ status: number | undefined; html: string }> {
    const { port } = fixture.site.server.address() as AddressInfo;
    const response = await new Promise<IncomingMessage>((resolve, reject) =>
      request({ host: '127.0.0.1', port, path }, resolve).on('error', reject),
    );
    return { status: response.statusCode, html: await text(response) };
  }

  it.each([
    '/areas/...',
    '/areas/....',
    '/areas/%2e%2e%2e',
    '/areas/..',
    '/areas/%2E%2e',
    '/areas/.',
    '/roommate/...',
    '/roommate/..',
    '/roommate/%2e',
  ])('has the status 404 and no canonical URL: %s', async (path) => {
    const { status, html } = await get(path);
    expect(status).toBe(404);
    expect(html).not.toContain('canonical');
  });

  it.each(['/areas/mirpur', '/roommate/1', '/roommate/a.b'])('is not %s', async (path) => {
    expect((await get(path)).status).toBe(200);
  });
});
