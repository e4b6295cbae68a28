import { signPreview, type Preview } from '@roommate/release-store';
import { remote, registryOf, siteFixture, type SiteFixture } from '../testing/site-fixture.ts';

const previewKey = 'k'.repeat(32);
const browse = { path: '/browse-listings', access: 'public' as const };
const details = { path: '/roommate/:id', access: 'signed-in' as const };

describe('a preview', () => {
  let fixture: SiteFixture;
  const link = (change: Partial<Preview> = {}, key = previewKey): string =>
    signPreview({ remote: 'mfe-listings', version: '2', expires: Date.now() + 60_000, ...change }, key);
  const open = (token: string) => fixture.site.inject(`/preview/${token}`);
  const page = (cookie?: string) =>
    fixture.site.inject({
      url: '/browse-listings',
      headers: cookie === undefined ? {} : { cookie: `other=1; ${cookie}` },
    });
  beforeEach(async () => {
    fixture = await siteFixture({ previewKey });
    await fixture.release(
      registryOf(
        remote('mfe-listings', '1', details, browse),
        remote('mfe-marketing', '1', { path: '/', access: 'public' }),
      ),
      remote('mfe-listings', '2', details, browse),
    );
  });
  afterEach(() => fixture.close());

  it('starts in the browser that opens the link', async () => {
    const response = await open(link());
    expect([response.statusCode, response.headers.location]).toEqual([303, '/browse-listings']);
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/^preview=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Expires=/);
    const previewed = await page(cookie.split(';')[0]);
    expect(previewed.body).toContain('/mfe/mfe-listings/2/remoteEntry.js');
    expect(previewed.body).toContain('"preview":{"remote":"mfe-listings","version":"2"');
    expect(previewed.body).toContain('/mfe/mfe-marketing/1/');
    expect(previewed.headers['cache-control']).toBe('private, no-store');
  });

  it('does not affect other browsers', async () => {
    const cookie = `preview=${link()}`;
    await page(cookie);
    const { body } = await page();
    expect(body).toContain('/mfe/mfe-listings/1/remoteEntry.js');
    expect(body).toContain('"preview":null');
    expect(body).not.toContain('/mfe/mfe-listings/2/');
  });

  it('ends with a DELETE request', async () => {
    const response = await fixture.site.inject({ method: 'DELETE', url: '/preview' });
    expect(response.statusCode).toBe(204);
    expect(response.headers['set-cookie']).toMatch(/^preview=; .*Max-Age=0$/);
  });

  it.each([
    ['forged', () => link({}, 'x'.repeat(32))],
    ['expired', () => link({ expires: Date.now() - 1 })],
    ['for a release that does not exist', () => link({ version: '3' })],
    ['for a property that every object has', () => link({ version: 'constructor' })],
    ['nonsense', () => 'nonsense'],
  ])('does not start with a link that is %s', async (_what, token) => {
    const response = await open(token());
    expect(response.statusCode).toBe(403);
    expect(response.headers['set-cookie']).toBeUndefined();
    const { body, headers } = await page(`preview=${token()}`);
    expect(body).toContain('/mfe/mfe-listings/1/remoteEntry.js');
    expect(body).toContain('"preview":null');
    expect(headers['cache-control']).toBe('no-cache');
  });
});

it('has no previews without a key', async () => {
  const fixture = await siteFixture();
  const token = signPreview(
    { remote: 'mfe-listings', version: '1', expires: Date.now() + 60_000 },
    'undefined',
  );
  expect((await fixture.site.inject(`/preview/${token}`)).statusCode).toBe(403);
  await fixture.close();
});
