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
  let limits: string[];

  beforeEach(async () => {
    [requests, delayMs, limits] = [0, 0, []];
    api = createServer((_request, response) => {
      requests += 1;
      response.setHeader('link', `</areas?cursor=${requests}>; rel="next"`);
      const body = JSON.stringify({ areas: [{ id: `area-${requests}` }] });
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
  const onLimit = (text: string) => limits.push(text);

  it('ends at the maximum number of pages, and does not count: the others would be missing', async () => {
    expect(await pagesOfList(apiUrl, areas, { maxPages: 3, onLimit })).toBeUndefined();
    expect(requests).toBe(3);
    expect(limits).toEqual(['/areas has more than 3 pages. Its pages are in no sitemap.']);
  });

  it('does not count when it takes too long', async () => {
    delayMs = 50;
    expect(await pagesOfList(apiUrl, areas, { maxMs: 200, onLimit })).toBeUndefined();
    expect(requests).toBeLessThanOrEqual(5);
    expect(limits).toEqual(['/areas did not come within 200 ms.']);
  });
});
