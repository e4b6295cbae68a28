import { until } from '@roommate/server/testing';
import { useRenderedSite } from '../testing/rendered-site.ts';

const NOW = 'Thu, 26 Nov 2026 10:00:00 GMT';
/** Less than a second, because a timer can end early. */
const RENDERING_MS = 990;

const entry = `
exports.page = async (url) => {
  const { pathname } = new URL(url);
  if (pathname === '/') throw Object.assign(new Error('x'), { name: 'ApiError', status: 503 });
  if (pathname.startsWith('/areas/')) await new Promise((go) => setTimeout(go, 1000));
  return 'React ' + pathname;
};`;

describe('the date and the revision of a page', () => {
  const { publish, rendered, inject } = useRenderedSite();
  beforeEach(() => publish('1', entry));
  afterEach(() => jest.useRealTimers());

  it('have the time at which the site has read its releases, however long the page takes', async () => {
    const { headers } = await inject({ url: '/areas/mirpur', headers: { 'x-stored-copy': '1' } });
    expect(Date.parse(String(headers.date))).toBeLessThanOrEqual(Date.now() - RENDERING_MS);
  });

  it('are in complete pages, in pages without their content, in errors and in responses without a page', async () => {
    await rendered('/faq', 'React /faq');
    await until(async () => (await inject({ url: '/' })).statusCode === 503);
    const etag = String((await inject({ url: '/faq' })).headers.etag);
    jest.useFakeTimers({ now: new Date(NOW), doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
    const responses = [
      await inject({ url: '/faq' }),
      await inject({ url: '/faq', headers: { cookie: 'rendering=browser' } }),
      await inject({ url: '/' }),
      await inject({ url: '/faq', headers: { 'if-none-match': etag } }),
    ];
    expect(
      responses.map(({ statusCode, headers }) => [statusCode, headers.date, headers['x-revision']]),
    ).toEqual([
      [200, NOW, '2'],
      [200, NOW, '2'],
      [503, NOW, '2'],
      [304, NOW, '2'],
    ]);
  });
});
