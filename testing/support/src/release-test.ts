import { startReleaseSite, type ReleaseSite } from './release-site.ts';
import { test as base } from './test.ts';

const FIRST_PORT = Number(process.env.E2E_SITE_PORT ?? 3400) + 30;

/** OPERATIONS_TOKEN of the release sites. */
export const operationsToken = 'operations-token-of-the-tests';

/** A test with its own site, whose releases it may change. Relative URLs are those of that site. */
export const releaseTest = base.extend<{ releases: ReleaseSite }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright asks for an object pattern.
  releases: async ({}, use, { parallelIndex }) => {
    const site = await startReleaseSite(FIRST_PORT + parallelIndex, { OPERATIONS_TOKEN: operationsToken });
    await use(site);
    await site.stop();
  },
  baseURL: async ({ releases }, use) => use(releases.url),
});
