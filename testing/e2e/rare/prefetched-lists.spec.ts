import { expect } from '@playwright/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';
import { posted } from '@roommate/test-support/posted-room';
import { test } from '@roommate/test-support/test';

test.use(interceptsRequests);

const lists = { '/': 'Home', '/browse-listings': 'Browse Listings' };
for (const [path, name] of Object.entries(lists)) {
  test(`${name} that loaded ahead some seconds ago gets newer rooms, without a use of the page`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/faq');
    const link = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    const list = page.waitForResponse(/\/api\/roommates(\/available)?\?/);
    await link.focus();
    await (await list).finished();
    const { title } = await posted();
    await page.clock.fastForward(2000);
    await link.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('article', { name: title })).toBeVisible();
  });
}
