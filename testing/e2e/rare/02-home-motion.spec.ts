import { expect, type Page } from '@playwright/test';
import { stopClock } from '@roommate/test-support/clock';
import { hydrated } from '@roommate/test-support/rendered';
import { test } from '@roommate/test-support/test';

/** Opens home with a clock that the test moves, and waits until the animations are ready. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Show image 1 of 3' })).toBeVisible();
}

const slideButton = (page: Page, number: number) =>
  page.getByRole('button', { name: `Show image ${number} of 3` });

async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(slideButton(page, number)).toHaveAttribute('aria-current', 'true');
  const slider = page.getByRole('group', { name: 'Images of Dhaka' });
  await expect(slider.getByRole('group', { name: `${number} of 3` }).getByRole('img')).toBeVisible();
}

/** The visible text of the typewriter. Screen readers read another element. */
const typed = (page: Page) => page.locator('h1 [aria-hidden=true]').first();

/** Expects that the next letter appears or disappears after this time, and not before. */
async function expectAfter(page: Page, milliseconds: number, before: string, after: string): Promise<void> {
  await page.clock.runFor(milliseconds - 1);
  await expect(typed(page)).toHaveText(before);
  await page.clock.runFor(1);
  await expect(typed(page)).toHaveText(after);
}

test.describe('spec 2 and 9 Home: hero slider', () => {
  test('rotates three images every 3000 ms and loops', async ({ page }) => {
    await openHome(page);
    await stopClock(page);
    await slideButton(page, 3).click();
    // Swiper shows the slide in the next frame.
    await page.clock.runFor(100);
    await expectSlide(page, 3);
    for (const next of [1, 2, 3]) {
      await page.clock.runFor(3000);
      await expectSlide(page, next);
    }
  });

  test('has clickable pagination', async ({ page }) => {
    await openHome(page);
    for (const number of [3, 1, 2]) {
      await slideButton(page, number).click();
      await expectSlide(page, number);
    }
  });

  test('stops with Pause animation', async ({ page }) => {
    await openHome(page);
    await page.getByRole('button', { name: 'Pause animation' }).click();
    await slideButton(page, 1).click();
    await stopClock(page);
    await page.clock.runFor(12_000);
    await expectSlide(page, 1);
    await expect(typed(page)).toHaveText(/^(Find Your Perfect Roommate|Smart Matching|Safe & Easy)/);
  });

  test('does not move if the user prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHome(page);
    await stopClock(page);
    await page.clock.runFor(12_000);
    await expectSlide(page, 1);
    await expect(typed(page)).toHaveText('Find Your Perfect Roommate');
    await expect(page.getByRole('button', { name: 'Play animation' })).toBeVisible();
  });
});

test.describe('spec 2 and 9 Home: typewriter', () => {
  test('cycles through its three lines: typing 70 ms, deleting 40 ms, 2000 ms pause', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    // The scripts start after the first frame.
    await page.clock.runFor(20);
    await hydrated(page);
    const lines = [
      'Find Your Perfect Roommate',
      'Smart Matching. Verified Users.',
      'Safe & Easy Room Rentals.',
      'Find Your Perfect Roommate',
    ];
    for (const [index, line] of lines.entries()) {
      await expect(typed(page)).toHaveText(line);
      const next = lines[index + 1];
      if (next === undefined) break;
      await expectAfter(page, 2000, line, line.slice(0, -1));
      for (let length = line.length - 2; length >= 0; length -= 1) {
        await page.clock.runFor(40);
        await expect(typed(page)).toHaveText(line.slice(0, length).trim());
      }
      await expectAfter(page, 70, '', next.slice(0, 1));
      for (let length = 2; length <= next.length; length += 1) {
        await page.clock.runFor(70);
        await expect(typed(page)).toHaveText(next.slice(0, length).trim());
      }
    }
  });
});
