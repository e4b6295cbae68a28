import { expect } from '@playwright/test';
import { expectStored } from '@roommate/test-support/stored-page';
import { test } from '@roommate/test-support/test';
import { errorToast, toast } from '@roommate/test-support/toasts';

test.beforeEach(({ page }) => page.clock.install());

test('a message that was sent offline waits through a reload, and is sent', async ({ page, context }) => {
  await page.goto('/contact');
  await expectStored(page);
  for (const label of ['Name', 'Subject', 'Message']) await page.getByLabel(label).fill(`A ${label}`);
  await page.getByLabel('Email').fill('mim@example.com');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('One change is waiting.')).toBeVisible();
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(page.getByText('One change is waiting. It is sent when you are online.')).toBeVisible();
  await context.setOffline(false);
  await expect(toast(page, 'Your message, which was waiting, is sent.')).toBeVisible();
  await expect(page.getByText('One change is waiting.')).toBeHidden();
});

test('a message that is written on a page opened offline waits, and is sent', async ({ page, context }) => {
  await page.goto('/contact');
  await expectStored(page);
  await context.setOffline(true);
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expect(errorToast(page, 'Please fill in all required fields!')).toBeVisible();
  for (const label of ['Name', 'Subject', 'Message']) await page.getByLabel(label).fill(`A ${label}`);
  await page.getByLabel('Email').fill('mim@example.com');
  await send.click();
  await expect(page.getByText('One change is waiting.')).toBeVisible();
  await context.setOffline(false);
  await expect(toast(page, /^Message sent successfully!/)).toBeVisible();
});
