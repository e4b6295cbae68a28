import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { siteFixture, type SiteFixture } from '../testing/site-fixture.ts';

describe('the files of releases', () => {
  let fixture: SiteFixture;
  beforeAll(async () => {
    fixture = await siteFixture();
  });
  afterAll(() => fixture.close());
  const get = (url: string, encoding = '') =>
    fixture.site.inject({ url, headers: { 'accept-encoding': encoding } });
  const entry = '/mfe/mfe-listings/1/remoteEntry.js';

  it('are kept by browsers for good', async () => {
    const answer = await get(entry);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(fixture.script);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('go out as compressed at release: %s', async (accepted, encoding, decompress) => {
    const answer = await get(entry, accepted);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toContain('accept-encoding');
    expect(decompress(answer.rawPayload).toString()).toBe(fixture.script);
  });

  it.each([
    '/mfe/mfe-listings/2/remoteEntry.js',
    '/mfe/mfe-listings/1/',
    '/mfe/mfe-listings/.unfinished-1/remoteEntry.js',
    '/mfe/..%2fregistry%2f00000001.json',
    '/mfe/mfe-listings/..%2f..%2fregistry%2f00000001.json',
    '/shell/2/static/index.js',
  ])('%s is not there: 404, and never a page in place of a script', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch('text/plain');
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
