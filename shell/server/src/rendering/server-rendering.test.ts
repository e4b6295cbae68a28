import { brotliDecompressSync } from 'node:zlib';
import { until } from '@roommate/server/testing';
import { expectStopped, good, goodShell, useRenderedSite } from '../testing/rendered-site.ts';

describe('pages from the server', () => {
  const site = useRenderedSite();
  const { publish, publishShell, html, rendered } = site;
  /** The HTML of a page for signed-in people, once the server renders it. */
  const renderedForMember = async (): Promise<string> => {
    const get = async () => (await site.inject({ url: '/rooms/1', headers: { cookie: 'signed-in=1' } })).body;
    await until(async () => (await get()).includes('React /rooms/1'));
    return get();
  };

  it('have the content of the live release, its data, and the styles', async () => {
    await publish('1', good);
    await rendered('/faq', '<div id="root"><main><h1>React /faq of /mfe/mfe-marketing/1/</h1></main></div>');
    const page = await html('/faq');
    expect(page).toContain('<script type="application/json" id="page-data">{"loaderData":');
    expect(page).toContain('<style data-href="static/routes.css">.routes{color:red}</style>');
    const { headers } = await site.inject({ url: '/faq' });
    expect(headers['content-security-policy']).toMatch(
      /; style-src 'self' 'sha256-[^']{44}' 'sha256-[^']{44}'$/,
    );
    expect(page).not.toContain('frame');
  });

  it('are compressed, and are not sent again while they are the same', async () => {
    await publish('1', good);
    await rendered('/faq', 'React /faq');
    const get = (headers: Record<string, string>) => site.inject({ url: '/faq', headers });
    const response = await get({ 'accept-encoding': 'gzip, br' });
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding, save-data',
    });
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('React /faq');
    const refusing = await get({ 'accept-encoding': 'br;q=0, gzip;q=0.5' });
    expect(refusing.headers['content-encoding']).toBe('gzip');
    const unchanged = await get({ 'if-none-match': String(response.headers.etag), 'accept-encoding': 'br' });
    expect([unchanged.statusCode, unchanged.headers['content-encoding']]).toEqual([304, undefined]);
  });

  it('are complete in a copy for the next visit, however long they take', async () => {
    const slow = `const rendered = exports.page;
exports.page = async (...all) => { await new Promise((go) => setTimeout(go, 1000)); return rendered(...all); };`;
    await publish('1', `${good}\n${slow}`);
    const copy = await site.inject({ url: '/faq', headers: { 'x-stored-copy': '1' } });
    expect(copy.body).toContain('React /faq');
    expect(copy.headers['x-releases']).not.toContain('frame');
  });

  it('are complete for a crawler, however long they take', async () => {
    const slow = `const rendered = exports.page;
exports.page = async (...all) => { await new Promise((go) => setTimeout(go, 1000)); return rendered(...all); };`;
    await publish('1', `${good}\n${slow}`);
    expect(await html('/areas/mirpur')).toContain('frame');
    const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    const crawled = await site.inject({ url: '/areas/uttara', headers: { 'user-agent': userAgent } });
    expect(crawled.body).toContain('React /areas/uttara');
  });

  it('name the files of a page for signed-in people, which start immediately', async () => {
    await publish('1', good);
    const body = await renderedForMember();
    expect(body).toContain('<link rel="preload" as="script" href="/mfe/mfe-marketing/1/remoteEntry.js"');
  });

  describe('that describe themselves', () => {
    const describing = `${good}
exports.meta = (url) => url.endsWith('/atlantis') ? { title: 'None', isMissing: true } : { title: '<Mirpur>\u202E', description: 'Rooms' };`;

    it('have their own title, description and canonical URL', async () => {
      await publish('1', describing);
      await rendered('/areas/mirpur', 'React /areas/mirpur');
      const page = await html('/areas/mirpur');
      expect(page).toContain('<title>&lt;Mirpur&gt; · Roommate Dhaka</title>');
      expect(page).toContain('<meta name="description" content="Rooms">');
      expect(page).toContain('<link rel="canonical" href="https://rooms.example/areas/mirpur">');
      expect(page).not.toContain('noindex');
    });

    it('have their own title for signed-in people, too', async () => {
      await publish('1', describing);
      const body = await renderedForMember();
      expect(body).toContain('<title>&lt;Mirpur&gt; · Roommate Dhaka</title>');
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).not.toContain('canonical');
    });

    it('have their canonical URL also without their content', async () => {
      await publish('1', `exports.page = () => { throw new Error('no'); };`);
      for (const area of ['mirpur', 'uttara']) {
        const page = await html(`/areas/${area}`);
        expect(page).toContain('frame');
        expect(page).toContain(`<link rel="canonical" href="https://rooms.example/areas/${area}">`);
      }
      expect(await html('/rooms/1')).not.toContain('canonical');
    });

    it.each([
      ['/list?page=abc-1', '/list?page=abc-1'],
      ['/list?utm=x&page=abc-1', '/list?page=abc-1'],
      ['/list?page=abc-1&q=desk', '/list'],
      ['/list?page=%22%3E', '/list'],
      ['/list', '/list'],
    ])('%s has the canonical URL %s, with and without its content', async (url, canonical) => {
      const link = `<link rel="canonical" href="https://rooms.example${canonical}">`;
      await publish('1', describing);
      await rendered(url, 'React /list');
      expect(await html(url)).toContain(link);
      const frame = await site.inject({ url, headers: { cookie: 'rendering=browser' } });
      expect(frame.body).toContain('frame');
      expect(frame.body).toContain(link);
    });

    it('have the status 404 when what they are about does not exist', async () => {
      await publish('1', describing);
      await rendered('/areas/atlantis', 'React /areas/atlantis');
      const { statusCode, body } = await site.inject({ url: '/areas/atlantis' });
      expect(statusCode).toBe(404);
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).not.toContain('canonical');
    });
  });

  it('have the status 404 for an unknown path', async () => {
    await publish('1', good);
    await rendered('/nothing', '<h1>shell page</h1>');
    expect((await site.inject({ url: '/nothing' })).statusCode).toBe(404);
  });

  it('come from the browser when the release throws while it renders, until the next good one', async () => {
    await publish('1', `exports.page = () => { throw new TypeError('no'); };`);
    await expectStopped(site);
    await publish('2', good);
    await rendered('/faq', 'of /mfe/mfe-marketing/2/');
  });

  it('come from the browser when a style sheet of the release cannot be in the HTML', async () => {
    await publish('1', good);
    await site.write('mfe/mfe-marketing/1/static/routes.css', '</style>');
    await expectStopped(site);
    expect(await html('/operations.json')).toContain('would end its own element');
  });

  it('that are late load again without JavaScript', async () => {
    const slow = `const rendered = exports.page;
exports.page = async (...all) => { await new Promise((go) => setTimeout(go, 1000)); return rendered(...all); };`;
    await publish('1', `${good}\n${slow}`);
    expect(await html('/areas/mirpur')).toContain(
      '<noscript><meta http-equiv="refresh" content="2"></noscript></head>',
    );
    await until(async () => {
      const page = await html('/areas/mirpur');
      return page.includes('React /areas/mirpur') && !page.includes('http-equiv');
    });
  });

  it('lead to the start of a list when the API does not know the page of it', async () => {
    const invalid = `exports.page = (url) => { if (url.includes('page=')) throw Object.assign(new Error('x'), { name: 'ApiError', status: 400 }); return 'list'; };`;
    await publish('1', invalid);
    await rendered('/list', 'list');
    await until(async () => (await site.inject({ url: '/list?page=x' })).statusCode === 302);
    for (const [url, target] of [
      ['/list?page=garbage', '/list'],
      ['/list?utm=1&page=garbage&q=desk', '/list?utm=1&q=desk'],
    ] as const) {
      const { statusCode, headers } = await site.inject({ url });
      expect([statusCode, headers.location]).toEqual([302, target]);
    }
  });

  it('come from the server immediately after a release of the shell that renders no remote', async () => {
    await publishShell('bad', `${goodShell} exports.render = () => { throw new Error('no'); };`);
    await expectStopped(site);
    await publishShell('good', goodShell);
    await rendered('/faq', 'React /faq');
    expect(await html('/operations.json')).not.toContain('"rendering":"stopped"');
  });

  it('still come from the server when another page of the release fails', async () => {
    await publish(
      '1',
      `exports.page = (url) => { if (url.endsWith('/faq')) throw new Error('no'); return 'home'; };`,
    );
    await until(async () => {
      await html('/faq');
      return (await html('/operations.json')).includes('"renderFailure":"/faq: Error: no"');
    });
    await rendered('/', '<h1>home</h1>');
  });

  it('have no more variants by a query than the site can render', async () => {
    await publish('1', good);
    await rendered('/list', 'React /list');
    const visit = (page: number) =>
      site.inject({ url: `/list?page=${page}`, remoteAddress: `198.51.100.${page}` });
    const pages = await Promise.all(Array.from({ length: 150 }, (_, page) => visit(page)));
    expect(pages.filter(({ body }) => body.includes('frame')).length).toBeGreaterThanOrEqual(50);
    await rendered('/list', 'React /list');
  });

  it('are the same for a visitor with a query that the release does not declare', async () => {
    await publish('1', good);
    await rendered('/faq', 'React /faq');
    const { headers } = await site.inject({ url: '/faq' });
    const other = await site.inject({
      url: '/faq?x=%22%3E%3Cscript%3E',
      headers: { cookie: 'signed-in=1' },
    });
    expect(other.headers.etag).toBe(headers.etag);
  });
});
