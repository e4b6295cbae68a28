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
});
