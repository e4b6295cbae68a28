import { expect, type Page } from '@playwright/test';
import { postRoom, signUp } from '@roommate/test-support/accounts';
import { fillRoom, newRoom } from '@roommate/test-support/listings';
import { fillRegistration, newPerson } from '@roommate/test-support/people';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';
import { errorToast } from '@roommate/test-support/toasts';

const RULE = 'Password must have at least one uppercase, one lowercase, and be at least 6 characters long!';

const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'Please check these fields' });

test.describe('spec 5 Registration', () => {
  for (const [missing, password] of [
    ['an uppercase letter', 'secret12'],
    ['a lowercase letter', 'SECRET12'],
    ['6 characters', 'Secr1'],
  ] as const) {
    test(`a password without ${missing} stops it with the message`, async ({ page }) => {
      let requested = false;
      page.on('request', (request) => (requested ||= request.url().includes('accounts:signUp')));
      await page.goto('/register');
      await fillRegistration(page, { ...newPerson(), password });
      await expect(errorToast(page, RULE)).toBeVisible();
      await expect(page).toHaveURL('/register');
      expect(requested).toBe(false);
    });
  }

  test('name and email are required, Photo URL is optional', async ({ page }) => {
    await page.goto('/register');
    await expect(page.getByLabel(/^Name/)).toHaveAttribute('required');
    await expect(page.getByLabel(/^Email/)).toHaveAttribute('required');
    await expect(page.getByLabel(/^Photo URL/)).not.toHaveAttribute('required');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText([
      'Name is required.',
      'Email is required.',
      RULE,
    ]);
    await expect(page.getByLabel(/^Name/)).toHaveAccessibleDescription('Name is required.');
    await expect(page.getByLabel(/^Photo URL/)).not.toHaveAttribute('aria-invalid', 'true');
  });
});

test.describe('spec 5 Login', () => {
  test('email and password are required', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText(['Email is required.', 'Password is required.']);
    await summary(page).getByRole('link').first().click();
    await expect(page.getByLabel(/^Email/)).toBeFocused();
    await expect(page.getByLabel(/^Email/)).toHaveAccessibleDescription('Email is required.');
  });
});

test.describe('spec 5 Contact form', () => {
  const fields = ['Name', 'Email', 'Subject', 'Message'];

  test("blank fields: toast 'Please fill in all required fields!'", async ({ page }) => {
    await page.goto('/contact');
    for (const field of fields) await page.getByLabel(new RegExp(`^${field}`)).fill('   ');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(errorToast(page, 'Please fill in all required fields!')).toBeVisible();
    await expect(summary(page).getByRole('link')).toHaveText(fields.map((field) => `${field} is required.`));
  });

  test('the email must be an email address', async ({ page }) => {
    await page.goto('/contact');
    for (const field of fields) await page.getByLabel(new RegExp(`^${field}`)).fill('nobody');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(summary(page).getByRole('link')).toHaveText([/^Email must be an email address/]);
    await summary(page).getByRole('link').click();
    await expect(page.getByLabel(/^Email/)).toBeFocused();
  });
});

signedIn.describe('spec 5 Add and edit listing', () => {
  const required = ['Title', 'Location', 'Rent amount', 'Lifestyle', 'Image URL', 'Description', 'Contact'];

  signedIn('all fields are required, availability has a default', async ({ page }) => {
    await page.goto('/dashboard/add-listing');
    await expect(page.getByRole('radio', { name: 'Available', exact: true })).toBeChecked();
    await page.getByRole('main').getByRole('button', { name: 'Add Listing' }).click();
    await expect(summary(page)).toBeFocused();
    for (const field of required) await expect(summary(page)).toContainText(`${field} is required.`);
    await expect(summary(page)).toContainText(/Room type/);
  });

  for (const [field, text] of [
    ['Rent amount', '0'],
    ['Image URL', 'not a URL'],
    ['Image URL', 'https://ibb.co/abc123'],
    ['Contact', 'x'],
  ] as const) {
    signedIn(`the wrong ${field} ${text} is shown beside the field`, async ({ page }) => {
      await page.goto('/dashboard/add-listing');
      await fillRoom(page, newRoom());
      const input = page.getByLabel(new RegExp(`^${field}`));
      await input.fill(text);
      await page.getByRole('main').getByRole('button', { name: 'Add Listing' }).click();
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription(new RegExp(`${field} must `));
      await expect(summary(page).getByRole('link')).toHaveCount(1);
    });
  }

  signedIn('email and name are read-only, taken from the signed-in user', async ({ page, member }) => {
    for (const path of ['/dashboard/add-listing', `/mylistings/update/${await postRoom(member)}`]) {
      await page.goto(path);
      for (const [label, value] of [
        ['Name', member.name],
        ['Email', member.email],
      ] as const) {
        const input = page.getByRole('main').getByLabel(label, { exact: true });
        await expect(input).toHaveValue(value);
        await expect(input).not.toBeEditable();
      }
    }
  });
});

signedIn.describe('spec 5 Like', () => {
  signedIn("the own listing: 'You can't like your own post.'", async ({ page, member }) => {
    await page.goto(`/roommate/${await postRoom(member)}`);
    await page.getByRole('button', { name: 'Like this listing' }).click();
    await expect(errorToast(page, "You can't like your own post.")).toBeVisible();
    await expect(page.getByText('(0 people interested in this listing)')).toBeVisible();
  });

  signedIn('the listing of another user reveals the contact', async ({ page }) => {
    const room = newRoom();
    await page.goto(`/roommate/${await postRoom(await signUp(), room)}`);
    await expect(page.getByText('Like to get contact')).toBeVisible();
    await page.getByRole('button', { name: 'Like this listing' }).click();
    await expect(page.getByText(room.contact)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Like this listing' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
});
