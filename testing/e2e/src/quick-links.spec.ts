import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from '@roommate/test-support/keyboard';
import { test } from '@roommate/test-support/test';

test.use({ viewport: { width: 360, height: 740 } });

/** A product that has just started may have no rooms yet. */
const openHome = (page: Page, links: Locator): Promise<void> =>
  expect(async () => {
    await page.goto('/');
    await expect(links.first()).toBeVisible({ timeout: 3000 });
  }).toPass();

test('home offers only quick links that find rooms, by keyboard', async ({ page, request }) => {
  const links = page.getByRole('list', { name: 'Popular searches' }).getByRole('link');
  await openHome(page, links);
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const searches = paths.filter((path) => path.startsWith('/browse-listings?'));
  expect(searches.length).toBeGreaterThan(0);
  for (const path of searches) {
    const response = await request.get(`/api/roommates/search?limit=1&${path.split('?')[1]}`);
    const { total } = (await response.json()) as { total: { value: number } };
    expect(total.value, path).toBeGreaterThan(0);
  }
  for (const link of await links.all()) {
    await tabTo(page, link);
    // On a phone the row ends in the middle of a link.
    const beyond = () =>
      link.evaluate((element) => {
        const row = element.closest('ul')?.getBoundingClientRect();
        const { left, right } = element.getBoundingClientRect();
        return Math.max(right - (row?.right ?? 0), (row?.left ?? 0) - left);
      });
    await expect.poll(beyond).toBeLessThanOrEqual(0);
  }
  await links.first().press('Enter');
  await expect(page).toHaveURL(paths[0] ?? '');
  await expect(page.getByText(/rooms? found/)).toBeVisible();
});

test('home shows all quick links on a wide screen, also with long names', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const list = page.getByRole('list', { name: 'Popular searches' });
  const links = list.getByRole('link');
  await openHome(page, links);
  // As many as the list can have.
  await list.evaluate((element) => {
    while (element.children.length < 4) element.append(element.lastElementChild?.cloneNode(true) ?? '');
  });
  await links.evaluateAll((all) => {
    for (const link of all) link.textContent = 'What a room costs in Bashundhara Residential Area Block F';
  });
  const bottoms = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().bottom));
  const { y, height } = (await list.boundingBox()) ?? { y: 0, height: 0 };
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(y + height);
});
