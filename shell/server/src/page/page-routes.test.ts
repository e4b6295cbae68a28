import { hash, registryOf, remote, siteFixture, type SiteFixture } from '../testing/site-fixture.ts';

const dataIn = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1] ?? '');

describe('page routes', () => {
  let fixture: SiteFixture;
  beforeEach(async () => {
    fixture = await siteFixture();
  });
  afterEach(() => fixture.close());
  const get = (url: string, headers = {}) => fixture.site.inject({ url, headers });

  it.each([
    '/',
    '/browse-listings',
    '/browse-listings?page=2',
    '/login',
    '/register',
    '/reset-password?mode=resetPassword&oobCode=x',
  ])('serve a page at %s', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it.each(['/nobody', '/browse-listings/x', '/index.html', '/manifest.json', '//evil.example/', '/%2e%2e/x'])(
    'serve the page with status 404 at %s, which no app owns',
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('/shell/1/static/index.js');
    },
  );

  it('load the scripts and styles of the shell in order, with their hashes', async () => {
    const { body } = await get('/');
    expect(body).toMatch(/<link rel="stylesheet" href="\/shell\/1\/static\/index.css">/);
    expect(body).toMatch(
      /<script defer src="\/shell\/1\/static\/vendor.js" fetchpriority="high"><\/script>\s*<script defer src="\/shell\/1\/static\/index.js" integrity="sha384-I{64}" fetchpriority="high">/,
    );
  });

  it('preload only the files of the remote that owns the path', async () => {
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

  it('preload a page for signed-in users only with the hint cookie of the shell', async () => {
    const preloads = async (cookie: string) => {
      const { body, headers } = await get('/roommate/1', { cookie });
      return { preloaded: body.includes('rel="preload"'), etag: headers.etag };
    };
    const signedOut = await preloads('');
    const signedIn = await preloads('a=b; signed-in=1');
    expect([signedOut.preloaded, signedIn.preloaded]).toEqual([false, true]);
    expect(signedIn.etag).not.toBe(signedOut.etag);
    // Again, because the server caches pages and must keep both versions apart.
    expect(await preloads('not-signed-in=1; signed-in=0')).toEqual(signedOut);
    expect(await preloads('signed-in=1; a=b')).toEqual(signedIn);
  });

  it('have the skeleton of a page, with its title, only for users with the hint cookie of the shell', async () => {
    const skeleton = '<div class="page-skeleton" aria-hidden="true"><h1>A room</h1></div>';
    expect((await get('/roommate/1', { cookie: 'signed-in=1' })).body).toContain(skeleton);
    expect((await get('/roommate/1')).body).not.toContain('skeleton');
    expect((await get('/browse-listings', { cookie: 'signed-in=1' })).body).not.toContain('skeleton');
    // The server caches pages and must keep both skeletons apart.
    expect((await get('/roommate/1?view=table', { cookie: 'signed-in=1' })).body).not.toContain(skeleton);
    expect((await get('/roommate/1', { cookie: 'signed-in=1' })).body).toContain(skeleton);
  });

  it('contain the configuration and the releases with the hashes of all their files', async () => {
    const { body } = await get('/');
    expect(dataIn(body, 'site-config')).toEqual({
      firebase: null,
      emulator: { projectId: 'demo-test' },
      apiBase: '/api',
      remotesOrigin: null,
      verifyFiles: true,
      serviceWorker: true,
      shell: { version: '1', base: '/shell/1/', integrity: { 'static/index.js': hash('I') } },
      preview: null,
      savesData: false,
    });
    const registry = dataIn(body, 'release-registry') as ReturnType<typeof registryOf>;
    expect(Object.keys(registry.remotes)).toEqual(['mfe-listings', 'mfe-marketing']);
    expect(registry.remotes['mfe-listings']?.integrity).toEqual({
      'remoteEntry.js': hash('R'),
      'static/routes.js': hash('S'),
    });
  });

  it('describe themselves to clients without scripts, with absolute URLs', async () => {
    const { body } = await get('/');
    expect(body).toContain('<title>Find &quot;your&quot; roommate · Roommate Dhaka</title>');
    expect(body).toContain('<meta name="description" content="Rooms &amp; roommates.">');
    expect(body).toContain('<link rel="canonical" href="https://rooms.example/">');
    expect(body).toContain('<meta property="og:url" content="https://rooms.example/">');
    expect(body).toContain('<meta property="og:image" content="https://rooms.example/og.jpg">');
    expect(body).not.toContain('noindex');
  });

  it.each([
    ['/reset-password', 'Set a new password', 'https://rooms.example/reset-password'],
    ['/confirm-email', 'Confirm your email address', 'https://rooms.example/confirm-email'],
    ['/roommate/1', 'A room', undefined],
    ['/nobody', '404 Page Not Found', undefined],
  ])('give %s its own title and keep it out of search engines', async (url, title, canonical) => {
    const { body } = await get(url);
    expect(body).toMatch(new RegExp(`<title>${title}( · Roommate Dhaka)?</title>`));
    expect(/rel="canonical" href="([^"]*)"/.exec(body)?.[1]).toBe(canonical);
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  it.each([
    ['/login', 'Login'],
    ['/register?next=%2Fdashboard', 'Register'],
    ['/forgot-password', 'Forgot your password\\?'],
  ])('show %s to search engines, with its URL without a query', async (url, title) => {
    const { body } = await get(url);
    expect(body).toMatch(new RegExp(`<title>${title} · Roommate Dhaka</title>`));
    expect(body).toContain(`<link rel="canonical" href="https://rooms.example${url.split('?')[0]}">`);
    expect(body).not.toContain('noindex');
  });

  it('respond with 304 while nothing has changed', async () => {
    const { etag } = (await get('/')).headers;
    const again = await get('/', { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('show a new release without a restart', async () => {
    const before = await get('/');
    const next = remote('mfe-marketing', '2', { path: '/', access: 'public' });
    await fixture.release(registryOf(next));
    const after = await get('/', { 'if-none-match': before.headers.etag });
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('href="/mfe/mfe-marketing/2/remoteEntry.js"');
    expect((await get('/browse-listings')).statusCode).toBe(404);
  });

  it.each(['{"format":2,"remotes":{"mfe-x":{}}}', '{"format":3}', 'not JSON'])(
    'keep the last valid registry when the next is invalid, and report it once: %s',
    async (text) => {
      await get('/');
      await fixture.write('registry/00000002.json', text);
      expect((await get('/browse-listings')).statusCode).toBe(200);
      expect((await get('/')).statusCode).toBe(200);
      expect(fixture.invalid).toEqual([
        expect.objectContaining({ message: expect.stringMatching(/^Revision 2 of the registry/) as string }),
      ]);
    },
  );

  it('serve the public files of the shell at the root', async () => {
    const response = await get('/pictures/room.svg');
    expect(response.headers['content-type']).toBe('image/svg+xml');
    expect(response.headers['cache-control']).toBe('public, max-age=3600');
    expect(response.body).toBe('<svg/>');
  });

  it.each([
    ['image/avif,image/webp,image/*,*/*;q=0.8', 'image/avif', 'avif'],
    ['image/webp,image/*', 'image/webp', 'webp'],
    ['*/*', 'image/webp', 'webp'],
    [undefined, 'image/webp', 'webp'],
  ])('send an image in the smallest format that the browser accepts: %s', async (accept, type, body) => {
    const response = await get('/pictures/room.webp', accept === undefined ? {} : { accept });
    expect(response.headers['content-type']).toBe(type);
    expect(response.headers.vary).toContain('accept');
    expect(response.body).toBe(body);
  });

  it('send an image with one format to every browser', async () => {
    const response = await get('/pictures/face.webp', { accept: 'image/avif' });
    expect(response.body).toBe('face');
    expect(response.headers.vary ?? '').not.toContain('accept,');
  });

  it('are compressed for clients that accept it', async () => {
    const response = await get('/browse-listings', { 'accept-encoding': 'gzip, br' });
    expect(response.headers['content-encoding']).toBe('br');
  });
});

it('responds with 503 to pages and health checks while the site has no release', async () => {
  const fixture = await siteFixture();
  const nothing = { live: null, canary: null, releases: {} };
  await fixture.change({ format: 2, revision: 2, shell: nothing, remotes: {}, history: [] });
  expect((await fixture.site.inject('/')).statusCode).toBe(503);
  expect((await fixture.site.inject('/health')).statusCode).toBe(503);
  await fixture.close();
});
