import { expect, type Page } from '@playwright/test';
import { stopClock } from '@roommate/test-support/clock';
import { test } from '@roommate/test-support/test';

const carousel = (page: Page) => page.getByRole('group', { name: 'Testimonials' });
const dot = (page: Page, number: number) =>
  carousel(page).getByRole('button', { name: `Show slide ${number} of 3` });
const expectSlide = (page: Page, number: number) =>
  expect(dot(page, number)).toHaveAttribute('aria-current', 'true');

async function openTestimonials(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await carousel(page).scrollIntoViewIfNeeded();
}

test.describe('spec 2, 4 and 9 Home: testimonials', () => {
  test('9 reviews on 3 slides, each with name, role, photo, rating, text and location', async ({ page }) => {
    await openTestimonials(page);
    await expect(carousel(page).locator('figure')).toHaveCount(9);
    await expect(carousel(page).getByRole('figure')).toHaveCount(3);
    for (const review of await carousel(page).getByRole('figure').all()) {
      await expect(review.getByRole('img', { name: /^[1-5] of 5 stars$/ })).toBeVisible();
      await expect(review.locator('blockquote')).toHaveText(/.{40,}/);
      await expect(review.locator('figcaption img')).toBeVisible();
      await expect(review.locator('figcaption p')).toHaveText([/./, /./, /./]);
    }
  });

  test('advances every 4000 ms and wraps around', async ({ page }) => {
    await openTestimonials(page);
    await stopClock(page);
    await dot(page, 1).click();
    await page.clock.runFor(5000);
    await expectSlide(page, 1);
    for (const next of [2, 3, 1]) {
      await page.clock.runFor(4000);
      await expectSlide(page, next);
    }
  });

  test('previous, next and the dots lead to a slide and wrap around', async ({ page }) => {
    await openTestimonials(page);
    await dot(page, 1).click();
    await carousel(page).getByRole('button', { name: 'Previous testimonials' }).click();
    await expectSlide(page, 3);
    await carousel(page).getByRole('button', { name: 'Next testimonials' }).click();
    await expectSlide(page, 1);
    await dot(page, 2).click();
    await expectSlide(page, 2);
  });

  test('a manual action pauses auto-play for 5000 ms', async ({ page }) => {
    await openTestimonials(page);
    await stopClock(page);
    await dot(page, 2).click();
    await page.clock.runFor(4990);
    await expectSlide(page, 2);
    await page.clock.runFor(10);
    await page.clock.runFor(3990);
    await expectSlide(page, 2);
    await page.clock.runFor(10);
    await expectSlide(page, 3);
  });

  test('Pause Auto-play stops it, and Resume Auto-play continues', async ({ page }) => {
    await openTestimonials(page);
    await dot(page, 1).click();
    await carousel(page).getByRole('button', { name: 'Pause Auto-play' }).click();
    await stopClock(page);
    await page.clock.runFor(30_000);
    await expectSlide(page, 1);
    await carousel(page).getByRole('button', { name: 'Resume Auto-play' }).click();
    // In steps: the page may render between two timers.
    await expect(async () => {
      await page.clock.runFor(1000);
      await expect(dot(page, 1)).toHaveAttribute('aria-current', 'false', { timeout: 250 });
    }).toPass();
  });
});
