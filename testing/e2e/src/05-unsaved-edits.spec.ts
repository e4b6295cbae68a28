import { expect, type Page } from '@playwright/test';
import { postRoom } from '@roommate/test-support/accounts';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';

/** Follows a link of the footer, cancels the question, then leaves. */
async function expectQuestion(page: Page, label: RegExp): Promise<void> {
  const path = new URL(page.url()).pathname;
  const field = page.getByLabel(label).first();
  await field.fill('Half a thought');
  const away = page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' });
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await away.click();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(path);
  await expect(field).toHaveValue('Half a thought');
  await away.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/faq');
}

test.describe('spec 5: a question protects unsaved edits', () => {
  test('appears on the contact form', async ({ page }) => {
    await page.goto('/contact');
    await expectQuestion(page, /^Message/);
  });

  test('does not appear on an unchanged form', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
  });

  test('appears when the tab closes', async ({ page }) => {
    await page.goto('/contact');
    await page.getByLabel(/^Message/).fill('Half a thought');
    const asking = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asking;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
  });
});

signedIn.describe('spec 5: a question protects unsaved edits of a listing', () => {
  signedIn('appears on the add form', async ({ page }) => {
    await page.goto('/dashboard/add-listing');
    await expectQuestion(page, /^Title/);
  });

  signedIn('appears on the edit form', async ({ page, member }) => {
    await page.goto(`/mylistings/update/${await postRoom(member)}`);
    await expect(page.getByLabel(/^Title/)).not.toHaveValue('');
    await expectQuestion(page, /^Title/);
  });
});
