import { expect, type Page } from '@playwright/test';
import { expectSignedIn, fillLogin, logout, register } from '@roommate/test-support/people';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';
import { errorToast } from '@roommate/test-support/toasts';

/** Collects the console messages of the page from now on. */
function consoleOf(page: Page): { level: string; text: string }[] {
  const lines: { level: string; text: string }[] = [];
  page.on('console', (message) => lines.push({ level: message.type(), text: message.text() }));
  return lines;
}

test.describe('spec 8 Authentication: changes of the state are logged', () => {
  test('signing in and out, without the email address', async ({ page }) => {
    const lines = consoleOf(page);
    const infos = () => lines.filter(({ level }) => level === 'info').map(({ text }) => text);
    const person = await register(page);
    await expect.poll(infos).toContain('Authentication: signed in.');
    await logout(page);
    await expect.poll(infos).toContain('Authentication: signed out.');
    await page.goto('/login');
    await fillLogin(page, person);
    await expectSignedIn(page);
    await expect
      .poll(() => infos().filter((text) => text === 'Authentication: signed in.').length)
      .toBeGreaterThan(1);
    expect(lines.some(({ text }) => text.includes(person.email))).toBe(false);
  });
});

/** Makes logout fail: the page cannot delete from the storage of the session. */
const breakSessionStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Storage.prototype.removeItem = () => {
      throw new DOMException('The storage is not available.', 'UnknownError');
    };
  });

signedIn.describe('spec 8 Authentication: a logout failure is logged to the console only', () => {
  signedIn('no toast, no dialog, no broken page', async ({ page }) => {
    const lines = consoleOf(page);
    await page.goto('/faq');
    await expectSignedIn(page);
    await breakSessionStorage(page);
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect
      .poll(() => lines.filter(({ level }) => level === 'error').map(({ text }) => text))
      .toContainEqual(expect.stringContaining('Logging out failed.'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(errorToast(page, /./)).toHaveCount(0);
  });

  signedIn('the user stays signed in, and the form keeps its values', async ({ page }) => {
    const lines = consoleOf(page);
    await page.goto('/dashboard/add-listing');
    await page.getByLabel(/^Title/).fill('Half a title');
    await breakSessionStorage(page);
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect
      .poll(() => lines.map(({ text }) => text))
      .toContainEqual(expect.stringContaining('Logging out failed.'));
    await expectSignedIn(page);
    await expect(page).toHaveURL('/dashboard/add-listing');
    await expect(page.getByLabel(/^Title/)).toHaveValue('Half a title');
  });
});

test.describe('spec 8 Authentication: Google login', () => {
  for (const [code, text] of [
    ['unauthorized-domain', /not set up for this domain/],
    ['network-request-failed', /could not be reached/],
  ] as const) {
    test(`${code} is shown in a toast`, async ({ page }) => {
      await page.goto('/login');
      const opening = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      const popup = await opening;
      await popup.getByRole('button', { name: 'Add a Google account' }).waitFor();
      // The provider's window sends this message when it refuses.
      await popup.evaluate((refusal) => {
        const query = new URLSearchParams(location.search);
        const authEvent = {
          type: 'signInViaPopup',
          eventId: query.get('eventId'),
          urlResponse: null,
          sessionId: null,
          postBody: null,
          tenantId: null,
          error: { code: `auth/${refusal}`, message: refusal },
        };
        const { opener } = window as { opener: Window | null };
        opener?.postMessage(
          {
            kind: 'auth-emulator-event',
            apiKey: query.get('apiKey'),
            appName: query.get('appName'),
            authEvent,
          },
          location.origin,
        );
      }, code);
      await expect(errorToast(page, text)).toBeVisible();
      await expect(page).toHaveURL('/login');
      await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled();
    });
  }
});
