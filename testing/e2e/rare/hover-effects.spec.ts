import { expect } from '@playwright/test';
import { cards } from '@roommate/test-support/search-rooms';
import { test } from '@roommate/test-support/test';

test('a card below a mouse has hover effects', async ({ page }) => {
  await page.goto('/browse-listings');
  const card = cards(page).first();
  await card.hover();
  await expect(card).not.toHaveCSS('box-shadow', 'none');
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  // The browser takes a tapped element as hovered. Its effects would delay the next page, and stay after Back.
  test('a tapped card has no hover effects', async ({ page }) => {
    await page.goto('/browse-listings');
    const card = cards(page).first();
    await card.hover();
    expect(await card.evaluate((element) => element.matches(':hover'))).toBe(true);
    expect(await card.evaluate((element) => element.getAnimations({ subtree: true }))).toEqual([]);
    await expect(card).toHaveCSS('box-shadow', 'none');
  });
});
