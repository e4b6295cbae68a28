import { expect } from '@playwright/test';
import { test } from '@roommate/test-support/test';

test.describe('long filters', () => {
  const long = 'iubat,buet,home-economics,uits';
  const word = 'x'.repeat(120);

  for (const rootFont of [16, 24]) {
    test(`break inside 360 px with a font of ${rootFont} px`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/browse-listings?q=${word}&place=${long}&within=10&rentMin=10000&rentMax=200000`);
      const chips = page.getByRole('list', { name: 'Active filters' }).getByRole('link');
      await expect(chips.filter({ hasText: word })).toBeVisible();
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}px`;
      }, rootFont);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      const right = await chips.evaluateAll((all) =>
        Math.max(...all.map((chip) => chip.getBoundingClientRect().right)),
      );
      expect(right).toBeLessThanOrEqual(360);
      const isClipped = await chips.evaluateAll((all) =>
        all.some((chip) => chip.scrollWidth > chip.clientWidth),
      );
      expect(isClipped).toBe(false);
    });
  }
});

for (const view of ['', '&view=map'])
  test(`the order is readable in full on a phone${view && ' beside the map'}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/browse-listings?q=single+under+15k${view}`);
    await expect(page.getByRole('button', { name: /^Filters/ })).toContainText('2');
    const missing = await page.getByLabel('Sort by').evaluate((select: HTMLSelectElement) => {
      const needed = select.cloneNode(true) as HTMLSelectElement;
      needed.style.cssText = 'position: absolute; width: max-content';
      select.parentElement?.append(needed);
      const width = needed.offsetWidth;
      needed.remove();
      return width - select.offsetWidth;
    });
    expect(missing).toBeLessThanOrEqual(0);
    const [filters, order] = [page.getByRole('button', { name: /^Filters/ }), page.getByLabel('Sort by')];
    expect((await order.boundingBox())?.y).toBe((await filters.boundingBox())?.y);
  });
