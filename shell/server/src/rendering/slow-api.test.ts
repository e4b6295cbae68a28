import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@roommate/server/testing';
import type { SiteOptions } from '../config/site-options.ts';
import { useRenderedSite } from '../testing/rendered-site.ts';

describe('pages from the server, while the API accepts requests', () => {
  const options: Partial<SiteOptions> = {};
  const site = useRenderedSite(options);
  const { publish, html } = site;

  let api: Server;
  /** Whether only the page waits. Otherwise nothing but the number of listings responds. */
  let isOnlySlow = false;
  /** Gets the response to the next check of readiness. */
  let onCheck: ((response: ServerResponse) => void) | undefined;
  beforeAll(async () => {
    api = createServer((request, response) => {
      const isReady = isOnlySlow && request.url === '/health/ready';
      if (request.url === '/only-headers') response.flushHeaders();
      if (request.url === '/health/ready') onCheck?.(response);
      if (isReady || request.url === '/roommates/count' || request.url === '/health/live') response.end('{}');
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    const { port } = api.address() as AddressInfo;
    options.apiUrl = `http://127.0.0.1:${port}`;
  });
  afterAll(() => {
    api.close();
    api.closeAllConnections();
  });

  const visit = async () => (await site.inject({ url: '/' })).statusCode;
  const crawl = async () =>
    (await site.inject({ url: '/', headers: { 'user-agent': 'Googlebot/2.1' } })).statusCode;
  const publishWaiting = () =>
    publish(
      '1',
      `exports.page = () => fetch('${options.apiUrl}', { signal: AbortSignal.timeout(800) })
      .catch((cause) => { throw Object.assign(new Error('unreachable', { cause }), { name: 'NetworkError' }); });`,
    );

  describe('and never responds', () => {
    beforeEach(async () => {
      isOnlySlow = false;
      await publishWaiting();
      await until(async () => (await visit()) === 503);
    });

    it('have the status 503 for everybody', async () => {
      const statuses: number[] = [];
      while (statuses.length < 8) statuses.push(await visit());
      expect(new Set(statuses)).toEqual(new Set([503]));
    });

    it('come from the browser as soon as the API has responded with data', async () => {
      expect((await site.inject({ url: '/api/health/live' })).statusCode).toBe(200);
      expect(await visit()).toBe(503);
      expect((await site.inject({ url: '/api/roommates/count' })).statusCode).toBe(200);
      expect(await visit()).toBe(200);
    });
  });

  it('come from the browser, or later for crawlers, when the API has responded with data during its check', async () => {
    isOnlySlow = false;
    const checked = new Promise<ServerResponse>((resolve) => (onCheck = resolve));
    await publishWaiting();
    const crawled = crawl();
    const check = await checked;
    onCheck = undefined;
    expect((await site.inject({ url: '/api/roommates/count' })).statusCode).toBe(200);
    check.writeHead(503).end();
    expect(await crawled).toBe(503);
    expect(await visit()).toBe(200);
  });

  it.each([
    ['responses', ''],
    ['bodies', 'only-headers'],
  ])('never count as broken when they wait for several slow %s', async (_, path) => {
    isOnlySlow = true;
    const twice = `const wait = () => fetch('${options.apiUrl}/${path}', { signal: AbortSignal.timeout(800) })
      .then((response) => response.text()).catch(() => undefined);
      exports.page = async () => { await wait(); await wait(); return 'late'; };`;
    await publish('1', twice);
    for (let turn = 0; turn < 4; turn += 1) expect(await crawl()).toBe(503);
    expect(await html('/operations.json')).not.toContain('"rendering":"stopped"');
  });

  it('come from the browser when the API is only slow, and later for crawlers', async () => {
    isOnlySlow = true;
    await publishWaiting();
    expect(await visit()).toBe(200);
    // A crawler waits for the end of the rendering. A frame without content would replace the page in its index.
    expect(await crawl()).toBe(503);
    for (let turn = 0; turn < 3; turn += 1) expect(await visit()).toBe(200);
    expect(await html('/operations.json')).toContain('"rendering":"server"');
  });
});
