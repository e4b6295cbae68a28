import { expect } from '@playwright/test';
import { test } from '@roommate/test-support/test';
import { errorToast } from '@roommate/test-support/toasts';

test.describe('spec 9 Toasts on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('a toast closes automatically after a swipe on it has scrolled the page', async ({ page }) => {
    await page.goto('/contact');
    const send = page.getByRole('form', { name: 'Contact form' }).getByRole('button');
    await send.tap();
    const shown = errorToast(page, 'Please fill in all required fields!');
    await shown.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    const box = await shown.boundingBox();
    if (!box) throw new Error('The toast has no size.');
    const [x, y] = [Math.round(box.x + box.width / 3), Math.round(box.y + box.height / 2)];
    await page.evaluate(() => {
      document.addEventListener('pointercancel', () => Object.assign(window, { isCancelled: true }));
    });
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove', by: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + by / 3, y: y + by }] });
    await touch('touchStart', 0);
    for (let by = 2; by <= 150; by += 4) await touch('touchMove', by);
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForFunction(() => 'isCancelled' in window);
    await expect(shown).toBeHidden();
  });
});
