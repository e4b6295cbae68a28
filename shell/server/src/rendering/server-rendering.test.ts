import { brotliDecompressSync } from 'node:zlib';
import { integrityOf } from '@roommate/release-store';
import { until } from '@roommate/server/testing';
import { registryOf, remote, shell, siteFixture, type SiteFixture } from '../testing/site-fixture.ts';

/** The shell's server entry: renders what the remote's entry returns. */
const shellEntry = `
exports.shared = { react: 'React' };
exports.start = ({ apiUrl }) => { exports.apiUrl = apiUrl; };
exports.render = async ({ url, remote }) => {
  const html = remote ? await remote.entry.page(url) : 'shell page';
  return { html: typeof html === 'string' && html !== '' ? '<h1>' + html + '</h1>' : html, head: '<link rel="preload">', meta: remote?.entry.meta?.(url), data: { loaderData: { url } } };
};
`;
const good = `exports.page = (url) => require('react') + ' ' + new URL(url).pathname + ' of ' + require('release').base;`;
const template =
  '<html><head><!-- site:head --></head><body><!-- site:page --><div id="root">frame</div><!-- /site:page --><!-- site:data --></body></html>';

describe('pages from the server', () => {
  let fixture: SiteFixture;
  beforeEach(async () => {
    fixture = await siteFixture();
  });
  afterEach(() => fixture.close());

  const serverOf = (code: string) => ({ file: 'server.cjs', integrity: integrityOf(Buffer.from(code)) });

  /** Publishes a version of a remote with a server entry. @param stored what the file contains, if not its entry */
  async function publish(version: string, code: string, stored = code): Promise<void> {
    const release = {
      ...remote(
        'mfe-marketing',
        version,
        { path: '/', access: 'public' },
        { path: '/faq', access: 'public' },
        { path: '/list', access: 'public', query: ['page'] },
        { path: '/areas/:id', access: 'public' },
      ),
      server: serverOf(code),
    };
    await fixture.write('shell/s/index.html', template);
    await fixture.write('shell/s/server.cjs', shellEntry);
    await fixture.write('shell/s/static/index.css', '.shell{}');
    await fixture.write(`mfe/mfe-marketing/${version}/static/routes.css`, '.routes{color:red}');
    await fixture.write(`mfe/mfe-marketing/${version}/server.cjs`, stored);
    const shellRelease = { ...shell, version: 's', base: '/shell/s/', server: serverOf(shellEntry) };
    await fixture.publish(shellRelease, registryOf(release));
  }

  const html = async (url: string): Promise<string> => (await fixture.site.inject({ url })).body;
  const rendered = (url: string, text: string) => until(async () => (await html(url)).includes(text));

  it('have the content of the live release, its data, and the styles', async () => {
    await publish('1', good);
    await rendered('/faq', '<div id="root"><h1>React /faq of /mfe/mfe-marketing/1/</h1></div>');
    const page = await html('/faq');
    expect(page).toContain('<script type="application/json" id="page-data">{"loaderData":');
    expect(page).toContain('<style data-href="static/routes.css">.routes{color:red}</style>');
    const { headers } = await fixture.site.inject({ url: '/faq' });
    expect(headers['content-security-policy']).toMatch(
      /; style-src 'self' 'sha256-[^']{44}' 'sha256-[^']{44}'$/,
    );
    expect(page).not.toContain('frame');
  });

  it('are compressed, and are not sent again while they are the same', async () => {
    await publish('1', good);
    await rendered('/faq', 'React /faq');
    const get = (headers: Record<string, string>) => fixture.site.inject({ url: '/faq', headers });
    const response = await get({ 'accept-encoding': 'gzip, br' });
    expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(response.rawPayload).toString()).toContain('React /faq');
    expect((await get({ 'if-none-match': String(response.headers.etag) })).statusCode).toBe(304);
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

    it('have the status 404 when what they are about does not exist', async () => {
      await publish('1', describing);
      await rendered('/areas/atlantis', 'React /areas/atlantis');
      const { statusCode, body } = await fixture.site.inject({ url: '/areas/atlantis' });
      expect(statusCode).toBe(404);
      expect(body).toContain('<meta name="robots" content="noindex">');
      expect(body).not.toContain('canonical');
    });
  });

  it('have the status 404 for an unknown path', async () => {
    await publish('1', good);
    await rendered('/nothing', '<h1>shell page</h1>');
    expect((await fixture.site.inject({ url: '/nothing' })).statusCode).toBe(404);
  });

  it.each([
    ['throws while it loads', `throw new Error('no');`],
    ['throws while it renders', `exports.page = () => { throw new TypeError('no'); };`],
    ['never ends', `exports.page = () => { for (;;); };`],
    ['waits for what never comes', `exports.page = () => new Promise(() => undefined);`],
    ['renders no text', `exports.page = () => 42;`],
    ['renders nothing', `exports.page = () => '';`],
    ['renders far too much', `exports.page = () => 'x'.repeat(3e6);`],
    [
      'takes all memory',
      `exports.page = () => { const all = []; for (;;) all.push(new Array(1e5).fill(all.length)); };`,
    ],
    ['has a title that is not text', `exports.page = () => 'x'; exports.meta = () => ({ title: 7 });`],
    ['ends the thread', `exports.page = () => process.exit(1);`],
    ['requires what is not shared', `require('node:fs');`],
  ])('come from the browser when the release %s, until the next good one', async (_what, code) => {
    await publish('1', code);
    for (let visit = 0; visit < 3; visit += 1) {
      const response = await fixture.site.inject({ url: '/faq' });
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('<div id="root">frame</div>');
    }
    // Each visit starts an attempt when the previous one has failed.
    await until(async () => {
      await html('/faq');
      return (await html('/operations.json')).includes('"rendering":"stopped"');
    });
    await publish('2', good);
    await rendered('/faq', 'of /mfe/mfe-marketing/2/');
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
    const pages = await Promise.all(Array.from({ length: 150 }, (_, page) => html(`/list?page=${page}`)));
    expect(pages.filter((page) => page.includes('frame')).length).toBeGreaterThanOrEqual(50);
    await rendered('/list', 'React /list');
  });

  it('are the same for a visitor with a query that the release does not declare', async () => {
    await publish('1', good);
    await rendered('/faq', 'React /faq');
    const { headers } = await fixture.site.inject({ url: '/faq' });
    const other = await fixture.site.inject({
      url: '/faq?x=%22%3E%3Cscript%3E',
      headers: { cookie: 'signed-in=1' },
    });
    expect(other.headers.etag).toBe(headers.etag);
  });

  it('come from the browser when the API refuses the request', async () => {
    const refused = `exports.page = () => { throw Object.assign(new Error('x'), { name: 'ApiError', status: 429 }); };`;
    await publish('1', refused);
    for (let visit = 0; visit < 5; visit += 1) {
      expect((await fixture.site.inject({ url: '/faq' })).statusCode).toBe(200);
    }
    expect(await html('/operations.json')).toContain('"rendering":"server"');
  });

  it('come from the browser when the file does not have its hash', async () => {
    await publish('1', good, `${good} // changed`);
    expect(await html('/faq')).toContain('frame');
  });

  it('have the status 503 while the API is away', async () => {
    const away = `exports.page = () => { throw Object.assign(new Error('away'), { name: 'NetworkError' }); };`;
    await publish('1', away);
    await until(async () => (await fixture.site.inject({ url: '/' })).statusCode === 503);
    const response = await fixture.site.inject({ url: '/' });
    expect(response.headers['retry-after']).toBe('10');
    expect(response.body).toContain('frame');
  });
});
