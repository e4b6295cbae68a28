import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pagesOfList } from './read-api.ts';

/** Each page of the list has one area, and names a next page. */
describe('a list of the API without an end', () => {
  const areas = { path: '/areas/:id', each: { list: '/areas', items: 'areas', id: 'id' } };
  let api: Server;
  let apiUrl: string;
  let requests: number;
  let delayMs: number;
  /** The other fields of a page. */
  let fields: object;
  let warnings: string[];

  beforeEach(async () => {
    [requests, delayMs, fields, warnings] = [0, 0, {}, []];
    api = createServer((_request, response) => {
      requests += 1;
      response.setHeader('link', `</areas?cursor=${requests}>; rel="next"`);
      const body = JSON.stringify({ areas: [{ id: `area-${requests}` }], ...fields });
      setTimeout(() => response.end(body), delayMs);
    }).listen(0, '127.0.0.1');
    await once(api, 'listening');
    apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    api.close();
    api.closeAllConnections();
    await once(api, 'close');
  });
  const warn = (text: string) => warnings.push(text);
  const kept = 'Its sitemap has the last complete list, or the status 503.';

  it('ends at the maximum number of pages, and does not count: the others would be missing', async () => {
    expect(await pagesOfList(apiUrl, areas, { maxPages: 3, warn })).toBeUndefined();
    expect(requests).toBe(3);
    expect(warnings).toEqual([`/areas has more than 3 pages. ${kept}`]);
  });

  it('does not count when it takes too long', async () => {
    delayMs = 50;
    expect(await pagesOfList(apiUrl, areas, { maxMs: 200, warn })).toBeUndefined();
    expect(requests).toBeLessThanOrEqual(5);
    expect(warnings).toEqual([`/areas did not come within 200 ms. ${kept}`]);
  });

  it.each([
    ['isWhole=true', { isWhole: true }],
    ['version=2', { version: 2 }],
    ['counted=all', { counted: 'all' }],
  ])('is complete with the field %s', async (complete, given) => {
    fields = given;
    const list = { ...areas, each: { ...areas.each, complete } };
    await pagesOfList(apiUrl, list, { maxPages: 2, warn });
    expect(requests).toBe(2);
  });

  it.each([{ counted: 'newest' }, { count: 'all' }])(
    'is logged at each reading while it is not complete: %j',
    async (given) => {
      fields = given;
      const list = { ...areas, each: { ...areas.each, complete: 'counted=all' } };
      expect(await pagesOfList(apiUrl, list, { warn })).toBeUndefined();
      expect(await pagesOfList(apiUrl, list, { warn })).toBeUndefined();
      expect(requests).toBe(2);
      const warning = `/areas is not complete: it lacks counted=all. ${kept}`;
      expect(warnings).toEqual([warning, warning]);
    },
  );

  it.each([{ areas: 'none' }, { areas: [{ name: 'Mirpur' }] }])(
    'is logged when it cannot be read: %j',
    async (given) => {
      fields = given;
      expect(await pagesOfList(apiUrl, areas, { warn })).toBeUndefined();
      expect(warnings).toEqual([`/areas could not be read. ${kept}`]);
    },
  );
});
