import { expect } from '@playwright/test';
import { expectStored } from '@roommate/test-support/stored-page';
import { startReleaseSite } from '@roommate/test-support/release-site';
import { slowTest } from '@roommate/test-support/slow-test';

slowTest('SERVICE_WORKER=off removes everything from browsers', async ({ page, slow }, { parallelIndex }) => {
  await page.clock.install();
  await page.goto('/faq');
  await expectStored(page);
  const port = Number(process.env.E2E_SITE_PORT ?? 3400) + 40 + parallelIndex;
  const off = await startReleaseSite(port, { SERVICE_WORKER: 'off' });
  slow.target = off.url;
  try {
    await page.goto('/faq');
    await expect
      .poll(() =>
        page.evaluate(async () => ({
          registrations: (await navigator.serviceWorker.getRegistrations()).length,
          // The removed worker can open a cache again. That cache is empty.
          files: (
            await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
          ).flat().length,
        })),
      )
      .toEqual({ registrations: 0, files: 0 });
  } finally {
    await off.stop();
  }
});
