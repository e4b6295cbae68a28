import { expect, type Page } from '@playwright/test';
import { follow, heading, tabTo, typeInto } from '@roommate/test-support/keyboard';
import { toast } from '@roommate/test-support/toasts';
import { test } from '@roommate/test-support/test';

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

test.describe('WCAG 2.2 AA: the public pages by keyboard only', () => {
  test('contact form: an empty one is refused, a filled one is sent', async ({ page }) => {
    await page.goto('/contact');
    const send = page.getByRole('button', { name: 'Send Message' });
    await follow(page, send);
    const summary = page.getByRole('alert').filter({ hasText: 'Please check these fields' });
    await expect(summary).toBeFocused();
    await typeInto(page, /^Name/, 'Nusrat Jahan');
    await typeInto(page, /^Email/, 'nusrat@example.com');
    await typeInto(page, /^Subject/, 'A question');
    await typeInto(page, /^Message/, 'Is the room in Mirpur still free?');
    await follow(page, send);
    await expect(toast(page, "Message sent successfully! We'll get back to you soon.")).toBeVisible();
    await expect(send).toBeFocused();
  });

  test('FAQ: Enter opens a question, Space closes it', async ({ page }) => {
    await page.goto('/faq');
    await expect(heading(page)).toBeVisible();
    const item = page.getByRole('main').locator('details').nth(2);
    await tabTo(page, item.locator('summary'));
    await page.keyboard.press('Enter');
    await expect(item.locator('p').first()).toBeVisible();
    await page.keyboard.press('Space');
    await expect(item.locator('p').first()).toBeHidden();
  });

  test('About: the keys of a tab list, and Tab leads into the visible panel', async ({ page }) => {
    await page.goto('/about');
    const [rent, find] = ['Rent a Room', 'Find a Room'].map((name) => page.getByRole('tab', { name }));
    if (!rent || !find) throw new Error('The page needs two tabs.');
    await tabTo(page, rent);
    await page.keyboard.press('End');
    await expect(find).toBeFocused();
    await page.keyboard.press('Home');
    await expect(rent).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(find).toHaveAttribute('aria-selected', 'true');
    const panel = page.getByRole('tabpanel', { name: 'Find a Room' });
    await follow(page, panel.locator('a[href="/browse-listings"]'));
    await expect(page.getByRole('heading', { level: 1, name: 'Browse Listings' })).toBeFocused();
  });

  test('testimonials: the dots, next and pause work', async ({ page }) => {
    await page.goto('/');
    const carousel = page.getByRole('group', { name: 'Testimonials' });
    const dot = (number: number) => carousel.getByRole('button', { name: `Show slide ${number} of 3` });
    await follow(page, carousel.getByRole('button', { name: 'Pause Auto-play' }));
    await expect(carousel.getByRole('button', { name: 'Resume Auto-play' })).toBeFocused();
    for (const number of [3, 1, 2]) {
      await follow(page, dot(number));
      await expect(dot(number)).toHaveAttribute('aria-current', 'true');
    }
    await follow(page, carousel.getByRole('button', { name: 'Next testimonials' }));
    await expect(dot(3)).toHaveAttribute('aria-current', 'true');
  });

  test('hero: a dot shows its image, and Pause stops the animation', async ({ page }) => {
    await page.goto('/');
    const second = page.getByRole('button', { name: 'Show image 2 of 3' });
    await follow(page, second);
    await expect(second).toHaveAttribute('aria-current', 'true');
    await follow(page, page.getByRole('button', { name: 'Pause animation' }));
    await expect(page.getByRole('button', { name: 'Play animation' })).toBeFocused();
  });

  test('mobile menu: a link leads to its page and closes the menu', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const toggle = page.getByRole('button', { name: 'Menu' });
    await tabTo(page, toggle);
    await page.keyboard.press('Space');
    await follow(page, menu(page).getByRole('link', { name: 'FAQ' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Frequently Asked Questions' })).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(menu(page)).toBeHidden();
  });
});
