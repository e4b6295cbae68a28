import { siteFixture, type SiteFixture } from '../testing/site-fixture.ts';

const base = '/mfe/mfe-marketing/1';
const tea = `${base}/static/image/tea.0123456789.avif`;
const logo = `${base}/static/image/logo.0123456789.avif`;

describe('the images of releases', () => {
  let fixture: SiteFixture;
  beforeAll(async () => {
    fixture = await siteFixture();
    await fixture.write(tea.slice(1), 'large');
    await fixture.write(logo.slice(1), 'logo');
    await fixture.write(`${base.slice(1)}/small/tea.avif`, 'small');
  });
  afterAll(() => fixture.close());
  const get = (url: string, headers: Record<string, string> = {}) => fixture.site.inject({ url, headers });

  it.each([
    [{ cookie: 'data-saver=1' }, 'small'],
    [{ 'save-data': 'on' }, 'small'],
    [{ ect: '2g' }, 'small'],
    [{ ect: '4g' }, 'large'],
    [{ cookie: 'data-saver=0', 'save-data': 'on', ect: '2g' }, 'large'],
  ])('have the size that suits a visitor with %j', async (headers, body) => {
    expect((await get(tea, headers)).body).toBe(body);
  });

  it('say that their size depends on the visitor', async () => {
    const [large, small] = [await get(tea), await get(tea, { 'save-data': 'on' })];
    expect(large.headers).toMatchObject({
      vary: expect.stringMatching('^save-data, ect') as string,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(small.headers).toMatchObject({
      vary: expect.stringMatching('^save-data, ect, cookie') as string,
      'cache-control': 'private, max-age=3600',
      'content-type': 'image/avif',
    });
  });

  it('have one size where the release has no other', async () => {
    const { body, headers } = await get(logo, { 'save-data': 'on' });
    expect(body).toBe('logo');
    expect(headers.vary ?? '').not.toContain('save-data');
  });

  it('are small as soon as their release is here, although somebody has asked for them before', async () => {
    const early = '/mfe/mfe-marketing/2/static/image/tea.0123456789.avif';
    const saving = { 'save-data': 'on' };
    expect((await get(early, saving)).statusCode).toBe(404);
    await fixture.write(early.slice(1), 'large');
    await fixture.write('mfe/mfe-marketing/2/small/tea.avif', 'small');
    expect((await get(early, saving)).body).toBe('small');
  });

  it('never come from outside the folder of a release', async () => {
    await fixture.write('mfe/small/tea.avif', 'outside');
    const url = '/mfe/mfe-marketing/../static/image/tea.0123456789.avif';
    expect((await get(url, { 'save-data': 'on' })).body).not.toBe('outside');
  });
});
