import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { siteFixture, type SiteFixture } from '../testing/site-fixture.ts';

// Clients such as browsers and inject() never send these URLs.
describe('a page', () => {
  let fixture: SiteFixture;
  beforeAll(async () => {
    fixture = await siteFixture();
    await fixture.site.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => fixture.close());

  async function get(target: string): Promise<string> {
    const { port } = fixture.site.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`);
    return text(socket);
  }

  it.each([
    '/browse-listings#x',
    '/browse-listings?view=table#x?y',
    '/browse-listings#%zz',
    'http://localhost/browse-listings',
    'HTTP://localhost/browse-listings?view=table',
  ])('is the same for a client that sends %s', async (target) => {
    const response = await get(target);
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
    expect(response).toContain('href="/mfe/mfe-listings/1/remoteEntry.js"');
  });

  it('at the root has no path in the absolute form', async () => {
    expect(await get('http://localhost?x')).toContain('href="/mfe/mfe-marketing/1/remoteEntry.js"');
  });
});
