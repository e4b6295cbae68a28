import { until } from '@roommate/server/testing';
import { good, useRenderedSite } from '../testing/rendered-site.ts';

describe('pages that the server cannot render', () => {
  const site = useRenderedSite();
  const { publish, html } = site;

  it.each([429, 500])('come from the browser when the API responds with %i', async (status) => {
    const refused = `exports.page = () => { throw Object.assign(new Error('x'), { name: 'ApiError', status: ${status} }); };`;
    await publish('1', refused);
    // A page that is still rendering loads again.
    await until(async () => !(await html('/faq')).includes('http-equiv'));
    for (let visit = 0; visit < 5; visit += 1) {
      const { statusCode, body } = await site.inject({ url: '/faq' });
      expect(statusCode).toBe(200);
      expect(body).toContain('frame');
      expect(body).not.toContain('http-equiv');
    }
    expect(await html('/operations.json')).toContain('"rendering":"server"');
    // A crawler cannot ask the API.
    const crawled = await site.inject({ url: '/faq', headers: { 'user-agent': 'Googlebot/2.1' } });
    expect([crawled.statusCode, crawled.headers['retry-after']]).toEqual([503, '10']);
  });

  it('that are late and fail again and again do not load again without JavaScript', async () => {
    const late = `exports.page = async () => {
      await new Promise((go) => setTimeout(go, 600));
      throw Object.assign(new Error('x'), { name: 'ApiError', status: 500 });
    };`;
    await publish('1', late);
    expect(await html('/faq')).toContain('http-equiv');
    await until(async () => !(await html('/faq')).includes('http-equiv'));
    // A crawler waits for the end of one more rendering.
    const crawled = await site.inject({ url: '/faq', headers: { 'user-agent': 'Googlebot/2.1' } });
    expect(crawled.statusCode).toBe(503);
    expect(await html('/faq')).not.toContain('http-equiv');
  });

  it('come from the browser when the file does not have its hash', async () => {
    await publish('1', good, `${good} // changed`);
    expect(await html('/faq')).toContain('frame');
  });

  it('have the status 503 when the API is not available', async () => {
    const failed = `exports.page = () => { throw Object.assign(new Error('x'), { name: 'ApiError', status: 503 }); };`;
    await publish('1', failed);
    await until(async () => (await site.inject({ url: '/faq' })).statusCode === 503);
  });

  it('have the status 503 while the API is unreachable', async () => {
    const unreachable = `exports.page = () => { throw Object.assign(new Error('unreachable'), { name: 'NetworkError' }); };`;
    await publish('1', unreachable);
    await until(async () => (await site.inject({ url: '/' })).statusCode === 503);
    const response = await site.inject({ url: '/' });
    expect(response.headers['retry-after']).toBe('10');
    expect(response.body).toContain('frame');
    expect(response.body).toContain('<noscript>This page is not available now.');
  });
});
