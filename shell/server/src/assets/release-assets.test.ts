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

  it('have headers that let browsers cache them forever', async () => {
    const response = await get(entry);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(fixture.script);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('are sent in the form compressed at release: %s', async (accepted, encoding, decompress) => {
    const response = await get(entry, accepted);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toContain('accept-encoding');
    expect(decompress(response.rawPayload).toString()).toBe(fixture.script);
  });

  it.each([
    '/mfe/mfe-listings/2/remoteEntry.js',
    '/mfe/mfe-listings/1/',
    '/mfe/mfe-listings/1/server.cjs',
    '/mfe/mfe-listings/1/server%2ecjs',
    '/shell/1/server.cjs',
    '/mfe/mfe-listings/.unfinished-1/remoteEntry.js',
    '/mfe/..%2fregistry%2f00000001.json',
    '/mfe/mfe-listings/..%2f..%2fregistry%2f00000001.json',
    '/shell/2/static/index.js',
  ])('%s does not exist: responds with 404 and never with a page', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toMatch('text/plain');
    expect(response.headers['cache-control']).toBe('no-store');
  });
});
