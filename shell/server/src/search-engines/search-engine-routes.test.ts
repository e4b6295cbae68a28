import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { registryOf, remote, siteFixture, type SiteFixture } from '../testing/site-fixture.ts';

/** The time of every release of the fixture. */
const PUBLISHED = '1970-01-01T00:00:00Z';
const NEWEST = '2099-01-02T03:04:05.000Z';

/** Between them. */
const LATER = '2026-01-02T03:04:05.000Z';
const each = { list: '/areas', items: 'areas', id: 'id', changedAt: 'newestAt', complete: 'counted=all' };
/** A complete list. */
const all = (...items: object[]) => ({ counted: 'all', areas: items });

describe('what crawlers of search engines read', () => {
  let api: Server;
  let fixture: SiteFixture;
  let url: string;
  let listings: unknown;
  let areas: unknown;
  /** The pages of the areas after the first one. */
  let furtherAreas: unknown[];
  let requests: number;

  beforeEach(async () => {
    requests = 0;
    listings = [{ createdAt: NEWEST }];
    furtherAreas = [];
    areas = all({ id: 'mirpur-10', newestAt: LATER }, { id: 'a/b&c' });
    api = createServer(({ url: path }, response) => {
      requests += 1;
      const page = Number(new URL(path ?? '', 'http://api').searchParams.get('cursor'));
      const pages = path?.startsWith('/areas') ? [areas, ...furtherAreas] : [listings];
      if (page + 1 < pages.length) response.setHeader('link', `</areas?cursor=${page + 1}>; rel="next"`);
      response.end(JSON.stringify(pages[page]));
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => api.once('listening', resolve));
    fixture = await siteFixture({ apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}` });
    url = await fixture.site.listen({ host: '127.0.0.1', port: 0 });
    await release();
  });
  afterEach(async () => {
    await fixture.close();
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
  });
  const release = () =>
    fixture.release(
      registryOf(
        remote(
          'mfe-listings',
          '1',
          { path: '/browse-listings', access: 'public', newest: '/roommates?limit=1' },
          { path: '/roommate/:id', access: 'signed-in' },
          { path: '/areas/:id', access: 'public', each, slugs: true },
          { path: '/saved', access: 'public', indexed: false },
          { path: '/other/:id', access: 'public' },
        ),
        remote('mfe-marketing', '1', { path: '/', access: 'public' }, { path: '/faq', access: 'public' }),
        remote(
          'mfe-dashboard',
          '1',
          { path: '/dashboard', access: 'signed-in' },
          { path: '/my-rooms', access: 'signed-in', movedTo: '/dashboard' },
        ),
      ),
    );
  const get = async (path: string) => {
    const response = await fetch(url + path, { redirect: 'manual' });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const valuesIn = (xml: string, name: string): string[] =>
    [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => value);

  it('robots.txt names the sitemap, and excludes only what is not a page', async () => {
    const { status, headers, text } = await get('/robots.txt');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text).toContain('\nSitemap: https://rooms.example/sitemap.xml\n');
    expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /operations', 'Disallow: /preview']);
  });

  it('the index has a sitemap for the shell and each remote with public pages, and every sitemap exists', async () => {
    const { headers, text } = await get('/sitemap.xml');
    expect(headers.get('content-type')).toMatch(/^application\/xml/);
    const sitemaps = valuesIn(text, 'loc');
    expect(sitemaps).toEqual([
      'https://rooms.example/sitemaps/mfe-listings.xml',
      'https://rooms.example/sitemaps/mfe-marketing.xml',
      'https://rooms.example/sitemaps/shell.xml',
    ]);
    expect(valuesIn(text, 'lastmod')).toEqual([NEWEST, PUBLISHED, PUBLISHED]);
    for (const sitemap of sitemaps) expect((await get(new URL(sitemap).pathname)).status).toBe(200);
    expect((await get('/sitemaps/mfe-dashboard.xml')).status).toBe(404);
  });

  it('the sitemaps have the public pages with their last change', async () => {
    const marketing = (await get('/sitemaps/mfe-marketing.xml')).text;
    expect(valuesIn(marketing, 'loc')).toEqual(['https://rooms.example/', 'https://rooms.example/faq']);
    expect(valuesIn(marketing, 'lastmod')).toEqual([PUBLISHED, PUBLISHED]);
    const pages = (await get('/sitemaps/mfe-listings.xml')).text;
    expect(valuesIn(pages, 'loc')).toEqual([
      'https://rooms.example/browse-listings',
      'https://rooms.example/areas/mirpur-10',
      'https://rooms.example/areas/a%2Fb%26c',
    ]);
    expect(valuesIn(pages, 'lastmod')).toEqual([NEWEST, LATER, PUBLISHED]);
  });

  it('the pages for signing in are in the sitemap, without those that need a code', async () => {
    const { text } = await get('/sitemaps/shell.xml');
    expect(valuesIn(text, 'loc')).toEqual([
      'https://rooms.example/login',
      'https://rooms.example/register',
      'https://rooms.example/forgot-password',
    ]);
    expect(valuesIn(text, 'lastmod')).toEqual([PUBLISHED, PUBLISHED, PUBLISHED]);
  });

  it('the index has as many sitemaps as the pages need, also for a list in several pages', async () => {
    const idsFrom = (start: number) => Array.from({ length: 5000 }, (_, i) => ({ id: `area-${start + i}` }));
    // The site waits two seconds for each page, also on a busy machine.
    [areas, ...furtherAreas] = Array.from({ length: 16 }, (_, page) => all(...idsFrom(page * 5000)));
    const sitemaps = valuesIn((await get('/sitemap.xml')).text, 'loc');
    expect(sitemaps.slice(0, 2)).toEqual([
      'https://rooms.example/sitemaps/mfe-listings.xml',
      'https://rooms.example/sitemaps/mfe-listings/2.xml',
    ]);
    const files = await Promise.all(
      sitemaps.slice(0, 2).map(async (url) => valuesIn((await get(new URL(url).pathname)).text, 'loc')),
    );
    expect(files.map((file) => file.length)).toEqual([50_000, 30_001]);
    expect(new Set(files.flat()).size).toBe(80_001);
    expect((await get('/sitemaps/mfe-listings/3.xml')).status).toBe(404);
  });

  it('a sitemap is written while it is sent', async () => {
    areas = all(...Array.from({ length: 40_000 }, (_, i) => ({ id: `area-${i}` })));
    // Compression on the way would hide the length, too.
    const response = await fetch(`${url}/sitemaps/mfe-listings.xml`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(response.headers.get('content-length')).toBeNull();
    expect(valuesIn(await response.text(), 'loc')).toHaveLength(40_001);
  });

  it.each([
    ['is unreachable', { error: 'unreachable' }],
    ['knows only a part', { counted: 'newest', areas: [{ id: 'uttara' }] }],
  ])('a sitemap keeps the pages of a list while the API %s', async (_what, response) => {
    const urls = async () => valuesIn((await get('/sitemaps/mfe-listings.xml')).text, 'loc');
    const before = await urls();
    areas = response;
    // A release makes the site read the list again.
    await release();
    expect(await urls()).toEqual(before);
    expect(requests).toBe(4);
  });

  it.each([{ error: 'unreachable' }, { counted: 'newest', areas: [{ id: 'uttara' }] }])(
    'a sitemap without a list that was ever complete has the status 503, and so has the index: %j',
    async (response) => {
      areas = response;
      for (const path of ['/sitemap.xml', '/sitemaps/mfe-listings.xml', '/sitemaps/mfe-listings/2.xml']) {
        const { status, headers } = await get(path);
        expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
          503,
          '60',
          'no-store',
        ]);
      }
      expect((await get('/sitemaps/mfe-marketing.xml')).status).toBe(200);
      expect((await get('/sitemaps/mfe-dashboard.xml')).status).toBe(404);
    },
  );

  it('many crawlers cost the API one request for each list', async () => {
    for (let i = 0; i < 5; i += 1) await get(i % 2 === 0 ? '/sitemap.xml' : '/sitemaps/mfe-listings.xml');
    expect(requests).toBe(2);
  });

  it.each([
    [{ error: 'unreachable' }],
    [[]],
    [[{ createdAt: '<evil>' }]],
    [[{ createdAt: '1969-01-01T00:00:00Z' }]],
  ])('without a newer listing, a sitemap has the time of the release: %j', async (response) => {
    listings = response;
    const [browse] = valuesIn((await get('/sitemaps/mfe-listings.xml')).text, 'lastmod');
    expect(browse).toBe(PUBLISHED);
  });

  it.each([
    ['/my-rooms', '/dashboard'],
    ['/my-rooms/?view=table', '/dashboard?view=table'],
    ['/faq/', '/faq'],
    ['/login/', '/login'],
    ['/browse-listings/?q=seat%20in%20mirpur', '/browse-listings?q=seat%20in%20mirpur'],
  ])('%s has moved to %s', async (path, target) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('location')]).toEqual([301, target]);
    // A later release may bring the page back.
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['/areas/Mirpur-10', '/areas/mirpur-10'],
    ['/areas/MIRPUR%2010/?x=1', '/areas/mirpur-10?x=1'],
    ['/areas//mirpur-10', '/areas/mirpur-10'],
    ['///areas/Mirpur', '/areas/mirpur'],
    ['/areas/mirpur_10', '/areas/mirpur-10'],
    ['//faq', '/faq'],
    ['//', '/'],
    ['/FAQ', '/faq'],
    ['/Login?x=1', '/login?x=1'],
    ['/Areas/Mirpur-10', '/areas/mirpur-10'],
    ['/%66aq?x=%61', '/faq?x=%61'],
    ['/%4Cogin', '/login'],
  ])('%s is another spelling of %s', async (path, target) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('location')]).toEqual([301, target]);
  });

  it.each(['/areas/mirpur-10', '/areas/%E0%A6%AE-10', '/areas/---'])(
    '%s has no other spelling',
    async (path) => {
      expect((await get(path)).headers.get('location')).toBeNull();
    },
  );

  it.each(['/', '/faq', '/login', '/faq?x=/'])('%s is where it should be', async (path) => {
    expect((await get(path)).status).toBe(200);
  });

  it.each(['//evil.example/', '/\\evil.example/', '/%5Cevil.example/', '/nobody/'])(
    'an unknown page does not move: %s',
    async (path) => {
      const { statusCode, headers } = await fixture.site.inject(path);
      expect([403, 404]).toContain(statusCode);
      expect(headers.location).toBeUndefined();
    },
  );

  it('a page that differs for each visitor is not for search engines', async () => {
    expect((await get('/saved')).text).toContain('<meta name="robots" content="noindex">');
    expect((await get('/faq')).text).not.toContain('noindex');
  });
});
