import { createHook } from 'node:async_hooks';
import { until } from '@roommate/server/testing';
import { good, useRenderedSite } from '../testing/rendered-site.ts';

/** Counts the streams and calls of node:zlib, also those of libraries. */
function countCompressions(): { count: () => number; stop: () => void } {
  let compressions = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'ZLIB') compressions += 1;
    },
  }).enable();
  return { count: () => compressions, stop: () => hook.disable() };
}

describe('a page from the server', () => {
  const site = useRenderedSite();

  it('is compressed once in each form, for all visitors', async () => {
    await site.publish('1', good);
    await site.rendered('/faq', 'React /faq');
    // The page stays in the cache.
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now);
    const compressions = countCompressions();
    const get = async (headers: Record<string, string>) =>
      (await site.inject({ url: '/areas/mirpur', headers })).body;
    try {
      // Visitors wait for a short time only.
      await until(async () => (await get({})).includes('React /areas/mirpur'));
      expect(compressions.count()).toBe(2);
      for (const encoding of ['br', 'gzip', 'gzip, br', 'identity']) {
        for (let visit = 0; visit < 5; visit += 1) await get({ 'accept-encoding': encoding });
      }
      expect(compressions.count()).toBe(2);
    } finally {
      compressions.stop();
      jest.restoreAllMocks();
    }
  });
});
