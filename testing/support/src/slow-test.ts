import { releaseTest } from './release-test.ts';
import { startSlowSite, type SlowSite } from './slow-site.ts';

/** A test with its own releases behind a site that can be slow. Relative URLs are those of the slow site. */
export const slowTest = releaseTest.extend<{ slow: SlowSite }>({
  slow: async ({ releases }, use) => {
    const slow = await startSlowSite(releases.url);
    await use(slow);
    await slow.close();
  },
  baseURL: async ({ slow }, use) => use(slow.url),
});
