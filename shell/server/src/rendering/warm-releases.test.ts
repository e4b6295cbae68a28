import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '@roommate/server/testing';
import type { SiteOptions } from '../config/site-options.ts';
import { useRenderedSite } from '../testing/rendered-site.ts';

describe('without a visitor, the site renders', () => {
  const options: Partial<SiteOptions> = {};
  const site = useRenderedSite(options);
  let server: Server;
  const seen = new Set<string>();
  let isUnreachable = false;
  let refused = 0;
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (isUnreachable) {
        refused += 1;
        request.socket.destroy();
        return;
      }
      seen.add(request.url ?? '');
      response.end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  beforeEach(() => {
    seen.clear();
    isUnreachable = false;
    refused = 0;
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  /** Reports each page that it renders. */
  const version = (name: string) => {
    const { port } = server.address() as AddressInfo;
    const code = `exports.page = async (url) => {
      await fetch('http://127.0.0.1:${port}/${name}' + new URL(url).pathname)
        .catch(() => { throw Object.assign(new Error('unreachable'), { name: 'NetworkError' }); });
      return 'good';
    };`;
    return { version: name, code };
  };
  const pagesOf = (name: string) => [`/${name}/`, `/${name}/faq`, `/${name}/list`];
  const allRendered = (name: string) => until(() => pagesOf(name).every((page) => seen.has(page)));

  it('the pages without parameters of each new release and canary', async () => {
    await site.publishAll([version('1')]);
    await site.listen();
    await allRendered('1');
    await site.publishAll([version('2'), version('1')]);
    await allRendered('2');
    await site.publishAll([version('2'), version('3')], { version: '3', percent: 10 });
    await allRendered('3');
    expect([...seen].sort()).toEqual([...pagesOf('1'), ...pagesOf('2'), ...pagesOf('3')].sort());
  });

  it('the pages again that failed because the API was unreachable', async () => {
    isUnreachable = true;
    await site.publishAll([version('1')]);
    await site.listen();
    await until(() => refused >= 3);
    await until(async () => (await site.inject({ url: '/faq' })).statusCode === 503);
    isUnreachable = false;
    await allRendered('1');
    expect((await site.inject({ url: '/faq' })).statusCode).toBe(200);
  });

  describe('when visitors wait for less time than a release takes to load,', () => {
    beforeAll(() => (options.renderingLoadLimitMs = 500));
    afterAll(() => delete options.renderingLoadLimitMs);

    it('all its pages', async () => {
      const { code } = version('1');
      const wait = 'const end = Date.now() + 2000; while (Date.now() < end);';
      await site.publishAll([{ version: '1', code: `${wait}${code}` }]);
      await site.listen();
      await allRendered('1');
      expect(await site.html('/operations.json')).not.toContain('"rendering":"stopped"');
    });
  });
});
