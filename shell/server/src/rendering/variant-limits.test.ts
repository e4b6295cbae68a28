import { good, useRenderedSite } from '../testing/rendered-site.ts';

/** The site's limit for all callers. */
const MAX_VARIANTS = 100;
/** Fewer than a thread renders at the same time. */
const AT_ONCE = 10;

describe('pages with a query', () => {
  // A frame then comes only from a limit.
  const site = useRenderedSite({ renderingMaxWaitMs: 60_000 });
  const list = async (page: number, remoteAddress: string) =>
    (await site.inject({ url: `/list?page=${page}`, remoteAddress })).body;

  it('still come from the server for others when one caller asks for all of them', async () => {
    await site.publish('1', good);
    await site.rendered('/list', 'React /list');
    for (let page = 0; page < MAX_VARIANTS; page += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, (_, nth) => list(page + nth, '198.51.100.1')));
    }
    expect(await list(200, '203.0.113.7')).toContain('React /list');
  });

  it('never come to a crawler without their content', async () => {
    await site.publish('1', good);
    await site.rendered('/list', 'React /list');
    const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
    const crawl = (page: number) =>
      site.inject({ url: `/list?page=${page}`, headers, remoteAddress: '198.51.100.2' });
    for (let page = 0; page < 50; page += 1) {
      const { statusCode, body } = await crawl(page);
      expect([statusCode, body.includes('React /list')]).toEqual([200, true]);
    }
    // More than it gets in time.
    const burst = await Promise.all(Array.from({ length: 120 }, (_, nth) => crawl(100 + nth)));
    const refused = burst.filter(({ statusCode }) => statusCode === 503);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers: sent } of refused) expect(sent['retry-after']).toBe('10');
    const isRendered = ({ body }: (typeof burst)[number]) => body.includes('React /list');
    expect(burst.filter((response) => response.statusCode === 200 && !isRendered(response))).toEqual([]);
  });
});
