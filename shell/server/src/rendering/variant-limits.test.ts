import { until } from '@roommate/server/testing';
import { good, useRenderedSite } from '../testing/rendered-site.ts';
import { VariantLimits } from './variant-limits.ts';

/** The site's limit for all callers. */
const MAX_VARIANTS = 100;
/** Fewer than a process renders at the same time. */
const AT_ONCE = 10;

/** The site's limit for all crawlers. */
const MAX_OF_CRAWLERS = 50;
const crawler = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };

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
    const crawl = (page: number) =>
      site.inject({ url: `/list?page=${page}`, headers: crawler, remoteAddress: '198.51.100.2' });
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

  describe('that crawlers ask for', () => {
    const crawl = async (page: number, remoteAddress: string) =>
      (await site.inject({ url: `/list?page=${page}`, headers: crawler, remoteAddress })).body;

    it('leave half of the renderings to people, who do not wait for the turn of a crawler', async () => {
      await site.publish('1', good);
      await site.rendered('/list', 'React /list');
      const crawlFrom = (first: number) =>
        Array.from({ length: MAX_OF_CRAWLERS }, (_, nth) =>
          crawl(first + nth, `198.51.100.${10 + (nth % 4)}`),
        );
      await Promise.all(crawlFrom(0));
      const crawled = crawlFrom(MAX_OF_CRAWLERS);
      // A later request of a crawler, whose page is ready, responds when all others are in the queue.
      expect(await crawl(0, '198.51.100.14')).toContain('React /list');
      for (const page of [200, MAX_OF_CRAWLERS]) {
        expect(await list(page, '203.0.113.7')).toContain('React /list');
      }
      await Promise.all(crawled);
    });
  });
});

describe('slow pages that many crawlers ask for', () => {
  const site = useRenderedSite({ renderingMaxWaitMs: 60_000 });

  it('leave half of a process to people', async () => {
    const slow = `const wait = () => new Promise((go) => setTimeout(go, 1000));
exports.page = async (url) => { if (url.includes('/areas/')) await wait(); return 'done'; };`;
    await site.publish('1', slow);
    await site.rendered('/', 'done');
    let finished = 0;
    const crawled = Array.from({ length: 30 }, async (_, area) => {
      const { body } = await site.inject({
        url: `/areas/${area}`,
        headers: crawler,
        remoteAddress: `198.51.100.${area}`,
      });
      finished += 1;
      return body;
    });
    await until(() => finished > 0);
    expect(await site.html('/list')).toContain('done');
    for (const body of await Promise.all(crawled)) expect(body).toContain('done');
  });
});

it('the limit of an address counts an IPv6 network as one', async () => {
  const limits = new VariantLimits();
  const take = (address: string) => limits.take({ address, isCrawler: false });
  for (let n = 1; n <= 40; n += 1) expect(await take(`2001:db8::${n}`)).toBe(0);
  expect(await take('2001:db8::ffff')).toBeGreaterThan(0);
  expect(await take('2001:db8:0:1::1')).toBe(0);
});
