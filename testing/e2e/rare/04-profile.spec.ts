import { expect, type Locator, type Page } from '@playwright/test';
import { holdRequests } from '@roommate/test-support/network';
import {
  expectSignedIn,
  expectSignedOut,
  fillRegistration,
  logout,
  newPerson,
} from '@roommate/test-support/people';
import { siteUrl } from '@roommate/test-support/product-environment';
import { test } from '@roommate/test-support/test';
import { interceptsRequests } from '@roommate/test-support/intercepts-requests';

test.use(interceptsRequests);

const photoURL = `${siteUrl}/pictures/avatars/woman-young.webp`;
const defaultPhoto = new RegExp(`^(${siteUrl})?/pictures/avatars/default-avatar.webp$`);

/** The photo itself, not the initials that replace a photo that fails to load. */
async function expectPhoto(photo: Locator, src: string | RegExp): Promise<void> {
  await expect(photo).toHaveAttribute('src', src);
  await expect
    .poll(() => photo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
}

const headerPhoto = (page: Page, name: string) => page.getByRole('banner').getByTitle(name).locator('img');

/** The signed-in user in the header and the dashboard. */
async function expectProfile(page: Page, name: string, photo: string | RegExp): Promise<void> {
  await page.goto('/dashboard');
  await expectPhoto(headerPhoto(page, name), photo);
  await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible();
  await expectPhoto(page.getByRole('main').getByRole('img', { name }), photo);
}

async function signInWithGoogle(page: Page, person: { name: string; email: string; photo?: string }) {
  await page.goto('/login');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const popup = await opening;
  await popup.getByRole('button', { name: 'Add a Google account' }).click();
  await popup.getByLabel('Email').fill(person.email);
  await popup.getByLabel('Name').fill(person.name);
  await popup.getByLabel(/^Photo URL/).fill(person.photo ?? '');
  await popup.getByRole('button', { name: 'Sign in' }).click();
  await expectSignedIn(page);
}

test.describe('spec 2 and 5: profile photo and name', () => {
  test('of a Google account are shown in header and dashboard, also after a reload', async ({ page }) => {
    const { name, email } = newPerson('Farzana Akter');
    await signInWithGoogle(page, { name, email, photo: photoURL });
    await expectProfile(page, name, photoURL);
    await page.reload();
    await expectPhoto(headerPhoto(page, name), photoURL);
  });

  test('a Google account without a photo has the default photo', async ({ page }) => {
    const { name, email } = newPerson('Imran Hossain');
    await signInWithGoogle(page, { name, email });
    await expectProfile(page, name, defaultPhoto);
  });

  test('the photo of the registration is the profile photo; without one it is the default', async ({
    page,
  }) => {
    for (const [given, shown] of [
      [photoURL, photoURL],
      ['', defaultPhoto],
    ] as const) {
      const person = newPerson('Sadia Islam');
      await page.goto('/register');
      await page.getByLabel(/^Photo URL/).fill(given);
      await fillRegistration(page, person);
      await expectSignedIn(page);
      await expectProfile(page, person.name, shown);
      await page.reload();
      await expectPhoto(headerPhoto(page, person.name), shown);
      await logout(page);
    }
  });

  test('a second tab shows them after sign-in and hides them after logout', async ({ page, context }) => {
    const person = newPerson('Tahmid Rahman');
    const other = await context.newPage();
    await other.goto('/faq');
    await expectSignedOut(other);
    await page.goto('/register');
    await page.getByLabel(/^Photo URL/).fill(photoURL);
    await fillRegistration(page, person);
    await expectSignedIn(page);
    await expectPhoto(headerPhoto(other, person.name), photoURL);
    await logout(page);
    await expectSignedOut(other);
    await expect(headerPhoto(other, person.name)).toHaveCount(0);
  });

  test('a second tab that has seen the account without its name shows the name later', async ({
    page,
    context,
  }) => {
    const person = newPerson('Tahmid Rahman');
    const release = await holdRequests(page, /accounts:update/);
    // In a browser that was signed in before, a page watches the account from the start.
    await context.addCookies([{ name: 'signed-in', value: '1', url: siteUrl }]);
    const other = await context.newPage();
    await other.goto('/faq');
    await expectSignedOut(other);
    await page.goto('/register');
    await fillRegistration(page, person);
    await expect(other.getByRole('banner').getByRole('img', { name: 'No Name' })).toBeVisible();
    release();
    await expectPhoto(headerPhoto(other, person.name), defaultPhoto);
  });
});
