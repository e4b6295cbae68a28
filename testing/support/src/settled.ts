import { expect, type Page } from '@playwright/test';

/** Waits until the page shows its content: a heading, and nothing that is loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(page.getByText(/^(Loading.*|Still connecting)\.\.\.$/)).toHaveCount(0);
  await expect(
    page
      .getByRole('banner')
      .getByText(/^(Login|Logout)$/)
      .first(),
  ).toBeAttached();
}
