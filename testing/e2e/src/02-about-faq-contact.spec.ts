import { expect } from '@playwright/test';
import { test } from '@roommate/test-support/test';

test.describe('spec 2 About', () => {
  test("How It Works has the two tabs 'Rent a Room' and 'Find a Room', and links to browse listings", async ({
    page,
  }) => {
    await page.goto('/about');
    const tabs = page.getByRole('tablist', { name: 'How It Works' }).getByRole('tab');
    await expect(tabs).toHaveText(['Rent a Room', 'Find a Room']);
    for (const name of ['Rent a Room', 'Find a Room']) {
      await page.getByRole('tab', { name }).click();
      const panel = page.getByRole('tabpanel', { name });
      await expect(panel.getByRole('listitem').first()).toBeVisible();
      await expect(panel.locator('a[href="/browse-listings"]')).toBeVisible();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
    }
  });
});

test.describe('spec 2 About Us', () => {
  for (const [path, alt] of [
    ['/', /drink tea on a rooftop/],
    ['/about', /arrive at their new home by rickshaw/],
  ] as const) {
    test(`the image on ${path} is beside the text on a wide screen, below it on a phone`, async ({
      page,
    }) => {
      await page.goto(path);
      const heading = page.getByRole('heading', { name: 'About Us' });
      const image = page.getByRole('img', { name: alt });
      const isBeside = async (): Promise<boolean> => {
        const [text, box] = [await heading.boundingBox(), await image.boundingBox()];
        if (!text || !box) throw new Error('The heading or the image is missing.');
        if (box.x >= text.x + text.width) return true;
        expect(box.y).toBeGreaterThanOrEqual(text.y + text.height);
        return false;
      };
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await isBeside(), `${width} px`).toBe(width >= 768);
      }
    });
  }
});

test.describe('spec 2 FAQ', () => {
  test('is an accordion of 5 questions', async ({ page }) => {
    await page.goto('/faq');
    const questions = page.getByRole('main').locator('details');
    await expect(questions).toHaveCount(5);
    for (const question of await questions.all()) {
      await question.locator('summary').click();
      await expect(question.locator('p').first()).toBeVisible();
    }
    await questions.first().locator('summary').click();
    await expect(questions.first().locator('p').first()).toBeHidden();
  });
});

test.describe('spec 2 and 9 Contact', () => {
  test('has a form with name, email, subject and message', async ({ page }) => {
    await page.goto('/contact');
    const form = page.getByRole('form', { name: 'Contact form' });
    for (const label of ['Name', 'Email', 'Subject', 'Message']) {
      await expect(form.getByLabel(new RegExp(`^${label}`))).toBeEditable();
    }
    await expect(form.getByLabel(/^Email/)).toHaveAttribute('type', 'email');
  });

  test('shows phone, email, address and the business hours', async ({ page }) => {
    await page.goto('/contact');
    const info = page.getByRole('complementary', { name: 'Contact information' });
    await expect(info.locator('a[href^="tel:"]')).toBeVisible();
    await expect(info.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(info.getByText(/Dhaka/)).toBeVisible();
    for (const [days, hours] of [
      ['Mon-Fri', '9-6'],
      ['Sat', '10-4'],
      ['Sun', 'closed'],
    ] as const) {
      await expect(info.getByText(days, { exact: true })).toBeVisible();
      await expect(info.getByText(hours, { exact: true })).toBeVisible();
    }
  });
});
