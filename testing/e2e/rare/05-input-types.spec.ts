import { expect, type Page } from '@playwright/test';
import { postRoom, signUp } from '@roommate/test-support/accounts';
import { resetLink } from '@roommate/test-support/reset-link';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';

/** The type and the autocomplete value of each field, by its label. */
type Fields = Record<string, readonly [type: string, autocomplete: string]>;

/** The location suggests places, so it is a combobox. */
const textInputs = (page: Page) =>
  page.getByRole('main').getByRole('textbox').or(page.locator('input[role="combobox"]'));

async function expectFields(page: Page, fields: Fields): Promise<void> {
  for (const [label, [type, autocomplete]] of Object.entries(fields)) {
    const field = textInputs(page).and(page.getByLabel(new RegExp(`^${label}`)));
    await expect.soft(field, label).toHaveJSProperty('type', type);
    await expect.soft(field, label).toHaveJSProperty('autocomplete', autocomplete);
  }
  await expect(textInputs(page)).toHaveCount(Object.keys(fields).length);
}

const listing: Fields = {
  Title: ['text', 'off'],
  Location: ['text', 'off'],
  'Rent amount': ['text', 'off'],
  Lifestyle: ['text', 'off'],
  'Image URL': ['url', 'off'],
  Description: ['textarea', ''],
  Contact: ['text', 'tel'],
  Name: ['text', 'off'],
  Email: ['email', 'off'],
};

const publicForms: Record<string, Fields> = {
  '/login': { Email: ['email', 'username'], Password: ['password', 'current-password'] },
  '/register': {
    Name: ['text', 'name'],
    Email: ['email', 'username'],
    'Photo URL': ['url', 'photo'],
    Password: ['password', 'new-password'],
  },
  '/forgot-password': { Email: ['email', 'username'] },
  '/contact': {
    Name: ['text', 'name'],
    Email: ['email', 'email'],
    Subject: ['text', 'off'],
    Message: ['textarea', ''],
  },
};

test.describe('spec 5: types and autocomplete values of the inputs', () => {
  for (const [path, fields] of Object.entries(publicForms)) {
    test(path, async ({ page }) => {
      await page.goto(path);
      await expectFields(page, fields);
    });
  }

  test('/reset-password', async ({ page }) => {
    const { email } = await signUp();
    await page.goto('/forgot-password');
    await page.getByLabel(/^Email/).fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByText(`If ${email} has an account here`)).toBeVisible();
    await page.goto(await resetLink(email));
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expectFields(page, {
      Email: ['email', 'username'],
      'New password': ['password', 'new-password'],
    });
  });
});

signedIn.describe('spec 5: types of the inputs of a listing', () => {
  signedIn('to add', async ({ page }) => {
    await page.goto('/dashboard/add-listing');
    await expectFields(page, listing);
    await expect(page.getByLabel(/^Rent amount/)).toHaveAttribute('inputmode', 'numeric');
  });

  signedIn('to edit', async ({ page, member }) => {
    await page.goto(`/mylistings/update/${await postRoom(member)}`);
    await expectFields(page, listing);
  });
});
