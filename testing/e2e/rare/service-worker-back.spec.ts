import { expect } from '@playwright/test';
import { REMOTE, stageNext } from '@roommate/test-support/marked-release';
import { releaseTest } from '@roommate/test-support/release-test';
import { expectStored } from '@roommate/test-support/stored-page';

// Playwright turns off the back/forward cache. With it, Back shows the page as an open tab does, without a request.
releaseTest(
  'Back shows the live release, although the browser has a page of the former one in its own cache',
  async ({ page, releases }) => {
    await page.clock.install();
    const next = await stageNext(releases);
    await page.goto('/faq');
    await expectStored(page);
    await page.goto('/about');
    await releases.run('release', 'promote', REMOTE, next);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/faq');
    await expect(page.locator('html')).toHaveAttribute('data-release', 'next');
    await expect(page.getByRole('heading', { level: 1, name: 'Next Asked Questions' })).toBeVisible();
  },
);
