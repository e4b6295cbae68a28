import { shell, registryOf, remote, siteFixture, type SiteFixture } from '../testing/site-fixture.ts';

const SAVED = { cookie: 'a=b; data-saver=1' };

describe('the data saver', () => {
  let fixture: SiteFixture;
  beforeEach(async () => {
    fixture = await siteFixture();
    await fixture.write('shell/1/pictures-small/room.webp', 'small webp');
    await fixture.write('shell/1/pictures-small/room.avif', 'small avif');
    const publicFiles = [...shell.publicFiles, 'pictures-small/room.webp', 'pictures-small/room.avif'];
    const page = { path: '/', access: 'public' } as const;
    await fixture.publish({ ...shell, publicFiles }, registryOf(remote('mfe-listings', '1', page)));
  });
  afterEach(() => fixture.close());

  const get = (url: string, headers = {}) => fixture.site.inject({ url, headers });
  const savesData = (body: string): boolean => body.includes('"savesData":true');

  it.each([
    ['the visitor has chosen it', SAVED],
    ['the browser asks for it', { 'save-data': 'on' }],
  ])('is on in pages when %s, and nobody else gets such a page', async (_reason, headers) => {
    const usual = await get('/');
    const less = await get('/', headers);
    expect([savesData(usual.body), savesData(less.body)]).toEqual([false, true]);
    expect(less.headers.etag).not.toBe(usual.headers.etag);
    expect(less.headers.vary).toBe('accept-encoding, save-data');
    expect(savesData((await get('/')).body)).toBe(false);
  });

  it('sends small images on a slow connection, but the same pages', async () => {
    const slow = { ect: '2g' };
    expect((await get('/', slow)).headers.etag).toBe((await get('/')).headers.etag);
    expect((await get('/pictures/room.webp', slow)).body).toBe('small webp');
  });

  it('is off when the visitor has chosen so, whatever the browser asks for', async () => {
    const headers = { cookie: 'data-saver=0', 'save-data': 'on', ect: '2g' };
    expect(savesData((await get('/', headers)).body)).toBe(false);
  });

  it.each([
    [{ accept: 'image/avif' }, 'small avif'],
    [{ accept: 'image/webp' }, 'small webp'],
  ])('sends the small form of an image to %j, which only this browser keeps', async (accept, body) => {
    const response = await get('/pictures/room.webp', { ...SAVED, ...accept });
    expect(response.body).toBe(body);
    expect(response.headers['cache-control']).toBe('private, max-age=3600');
    expect(response.headers.vary).toContain('accept, save-data, ect, cookie');
    const usual = await get('/pictures/room.webp', accept);
    expect(usual.headers['cache-control']).toBe('public, max-age=3600');
    expect(usual.headers.vary).toContain('save-data');
    expect(usual.body).not.toContain('small');
  });

  it('sends an image without a small form as it is', async () => {
    expect((await get('/pictures/face.webp', SAVED)).body).toBe('face');
  });

  const choose = (payload: string, headers = {}) =>
    fixture.site.inject({
      method: 'POST',
      url: '/data-saver',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3000', ...headers },
    });

  it('keeps the choice of a form in a cookie, and returns to the page', async () => {
    const on = await choose('on=1', { referer: 'http://localhost:3000/faq?a=b' });
    expect([on.statusCode, on.headers.location]).toEqual([303, '/faq?a=b']);
    expect(on.headers['set-cookie']).toBe('data-saver=1; Path=/; Max-Age=31536000; SameSite=Lax');
    expect((await choose('on=0')).headers['set-cookie']).toMatch(/^data-saver=0;/);
  });

  it.each(['http://elsewhere.example/faq', 'http://localhost:3000//elsewhere.example', 'nonsense'])(
    'never leads to another site: %s',
    async (referer) => {
      expect((await choose('on=1', { referer })).headers.location).toMatch(/^\/(?!\/)/);
    },
  );

  it.each(['', 'on=2', `on=${'1'.repeat(200)}`])('refuses the form %s', async (payload) => {
    const { statusCode, headers } = await choose(payload);
    expect([400, 413]).toContain(statusCode);
    expect(headers['set-cookie']).toBeUndefined();
  });
});
