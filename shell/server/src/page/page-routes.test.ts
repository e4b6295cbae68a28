import { hash, registryOf, remote, siteFixture, type SiteFixture } from '../testing/site-fixture.ts';

const dataIn = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1] ?? '');

describe('the pages', () => {
  let fixture: SiteFixture;
  beforeEach(async () => {
    fixture = await siteFixture();
  });
  afterEach(() => fixture.close());
  const get = (url: string, headers = {}) => fixture.site.inject({ url, headers });

  it.each([
    '/',
    '/browse-listings',
    '/browse-listings/',
    '/browse-listings?page=2',
    '/login',
    '/register/',
    '/reset-password?mode=resetPassword&oobCode=x',
  ])('%s is a page', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each(['/nobody', '/browse-listings/x', '/index.html', '/manifest.json', '//evil.example/', '/%2e%2e/x'])(
    '%s belongs to nobody: the page, with status 404',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain('/shell/1/static/index.js');
    },
  );

  it('loads the scripts and styles of the shell in their order, with their hashes', async () => {
    const { body } = await get('/');
    expect(body).toMatch(/<link rel="stylesheet" href="\/shell\/1\/static\/index.css">/);
    expect(body).toMatch(
      /<script defer src="\/shell\/1\/static\/vendor.js" fetchpriority="high"><\/script>\s*<script defer src="\/shell\/1\/static\/index.js" integrity="sha384-I{64}" fetchpriority="high">/,
    );
  });

  it('preloads what the remote of the path needs, and nothing of others', async () => {
    const { body } = await get('/browse-listings');
    expect(body).toMatch(
      /<link rel="preload" as="script" href="\/mfe\/mfe-listings\/1\/remoteEntry.js" integrity="sha384-R{64}">/,
    );
    expect(body).toMatch(
      /<link rel="preload" as="script" href="\/mfe\/mfe-listings\/1\/static\/routes.js" integrity="sha384-S{64}">/,
    );
    expect(body).toContain('<link rel="preload" as="style" href="/mfe/mfe-listings/1/static/routes.css">');
    expect(body).toContain('<link rel="preload" as="script" href="/mfe/mfe-listings/1/static/browse.js">');
    expect(body).toContain('<link rel="preload" as="style" href="/mfe/mfe-listings/1/static/browse.css">');
    expect(body.match(/rel="preload"[^>]*routes\.js/g)).toHaveLength(1);
    expect(body).not.toContain('href="/mfe/mfe-marketing');
    const signedIn = { cookie: 'other=1; signed-in=1' };
    expect((await get('/roommate/1', signedIn)).body).not.toContain('static/browse');
    expect((await get('/login')).body).not.toContain('rel="preload"');
  });

  it('preloads a page for signed-in visitors only where the shell has left its hint', async () => {
    const preloads = async (cookie: string) => {
      const { body, headers } = await get('/roommate/1', { cookie });
      return { preloaded: body.includes('rel="preload"'), etag: headers.etag };
    };
    const signedOut = await preloads('');
    const signedIn = await preloads('a=b; signed-in=1');
    expect([signedOut.preloaded, signedIn.preloaded]).toEqual([false, true]);
    expect(signedIn.etag).not.toBe(signedOut.etag);
    // One after the other: what is kept for one is not sent to the other.
    expect(await preloads('not-signed-in=1; signed-in=0')).toEqual(signedOut);
    expect(await preloads('signed-in=1; a=b')).toEqual(signedIn);
  });

  it('tells the page its configuration and the releases, with the hashes of all their files', async () => {
    const { body } = await get('/');
    expect(dataIn(body, 'site-config')).toEqual({
      firebase: null,
      emulator: { projectId: 'demo-test' },
      apiBase: '/api',
      remotesOrigin: null,
      verifyFiles: true,
      shell: { version: '1', base: '/shell/1/', integrity: { 'static/index.js': hash('I') } },
      preview: null,
    });
    const registry = dataIn(body, 'release-registry') as ReturnType<typeof registryOf>;
    expect(Object.keys(registry.remotes)).toEqual(['mfe-listings', 'mfe-marketing']);
    expect(registry.remotes['mfe-listings']?.integrity).toEqual({
      'remoteEntry.js': hash('R'),
      'static/routes.js': hash('S'),
    });
  });

  it('says what it is to those who run no scripts, with whole addresses', async () => {
    const { body } = await get('/');
    expect(body).toContain('<title>Find &quot;your&quot; roommate · Roommate Dhaka</title>');
    expect(body).toContain('<meta name="description" content="Rooms &amp; roommates.">');
    expect(body).toContain('<link rel="canonical" href="https://rooms.example/">');
    expect(body).toContain('<meta property="og:url" content="https://rooms.example/">');
    expect(body).toContain('<meta property="og:image" content="https://rooms.example/og.jpg">');
    expect(body).not.toContain('noindex');
  });

  it.each([
    ['/login/', 'Login', 'https://rooms.example/login'],
    ['/register', 'Register', 'https://rooms.example/register'],
    ['/roommate/1', 'Roommate Dhaka', undefined],
    ['/nobody', '404 Page Not Found', undefined],
  ])('%s has a title of its own and is not for search engines', async (url, title, canonical) => {
    const { body } = await get(url);
    expect(body).toMatch(new RegExp(`<title>${title}( · Roommate Dhaka)?</title>`));
    expect(/rel="canonical" href="([^"]*)"/.exec(body)?.[1]).toBe(canonical);
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  it('is not sent again while nothing changed', async () => {
    const { etag } = (await get('/')).headers;
    const again = await get('/', { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('shows a release that went live without a restart', async () => {
    const before = await get('/');
    const next = remote('mfe-marketing', '2', { path: '/', access: 'public' });
    await fixture.release(registryOf(next));
    const after = await get('/', { 'if-none-match': before.headers.etag });
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('href="/mfe/mfe-marketing/2/remoteEntry.js"');
    expect((await get('/browse-listings')).statusCode).toBe(404);
  });

  it.each(['{"format":2,"remotes":{"mfe-x":{}}}', '{"format":3}', 'not JSON'])(
    'stays on the last good registry when the next is unfit, and says so once: %s',
    async (text) => {
      await get('/');
      await fixture.write('registry/00000002.json', text);
      expect((await get('/browse-listings')).statusCode).toBe(200);
      expect((await get('/')).statusCode).toBe(200);
      expect(fixture.refused).toEqual([
        expect.objectContaining({ message: expect.stringMatching(/^Revision 2 of the registry/) as string }),
      ]);
    },
  );

  it('serves the public files of the shell at the root', async () => {
    const answer = await get('/pictures/room.svg');
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    expect(answer.body).toBe('<svg/>');
  });

  it.each([
    ['image/avif,image/webp,image/*,*/*;q=0.8', 'image/avif', 'avif'],
    ['image/webp,image/*', 'image/webp', 'webp'],
    ['*/*', 'image/webp', 'webp'],
    [undefined, 'image/webp', 'webp'],
  ])('sends a picture in the lightest format that the browser names: %s', async (accept, type, body) => {
    const answer = await get('/pictures/room.webp', accept === undefined ? {} : { accept });
    expect(answer.headers['content-type']).toBe(type);
    expect(answer.headers.vary).toContain('accept');
    expect(answer.body).toBe(body);
  });

  it('a picture of one format is the same for all', async () => {
    const answer = await get('/pictures/face.webp', { accept: 'image/avif' });
    expect(answer.body).toBe('face');
    expect(answer.headers.vary ?? '').not.toContain('accept,');
  });

  it('is compressed for those who take it', async () => {
    const answer = await get('/browse-listings', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
  });
});

it('a site without any release says that it is not ready, and its health check fails', async () => {
  const fixture = await siteFixture();
  const nothing = { live: null, canary: null, releases: {} };
  await fixture.change({ format: 2, revision: 2, shell: nothing, remotes: {}, history: [] });
  expect((await fixture.site.inject('/')).statusCode).toBe(503);
  expect((await fixture.site.inject('/health')).statusCode).toBe(503);
  await fixture.close();
});
