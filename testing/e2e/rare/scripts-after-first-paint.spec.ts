import { expect } from '@playwright/test';
import { hydrated, rendered, RENDERED } from '@roommate/test-support/rendered';
import { test } from '@roommate/test-support/test';

/** docs/decisions/0395-scripts-after-the-first-paint.md */
test.describe('the scripts of a rendered page', () => {
  test('load after its first frame', async ({ page }) => {
    await page.addInitScript(() => {
      // Before the listener of the page, and so in the same frame.
      addEventListener('DOMContentLoaded', () => {
        requestAnimationFrame(() => Object.assign(window, { framedAt: performance.now() }));
      });
    });
    // On a busy machine, the page may come without its content first.
    await expect(async () => {
      const response = await page.goto('/');
      expect(await response?.text()).toContain(RENDERED);
    }).toPass();
    await hydrated(page);
    const { framedAt, loads } = await page.evaluate(() => ({
      framedAt: Number(Reflect.get(window, 'framedAt')),
      loads: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/(static\/js\/|remoteEntry\.js)/.test(name))
        .map(({ startTime }) => startTime),
    }));
    expect(loads.length).toBeGreaterThan(2);
    expect(Math.min(...loads)).toBeGreaterThanOrEqual(framedAt);
  });

  test('load in a tab that has no frames, such as a hidden one', async ({ page }) => {
    await rendered(page.request, '/faq');
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0;
    });
    await page.goto('/faq', { waitUntil: 'domcontentloaded' });
    // The shell removes it when it has taken over.
    await expect(page.locator('#page-data')).toHaveCount(0);
  });
});
