import type { Locator, Page } from '@playwright/test';

const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });

/** Toasts about failures are alerts, the others are status messages. */
export const errorToast = (page: Page, text: string | RegExp): Locator =>
  toasts(page).getByRole('alert').filter({ hasText: text });
export const toast = (page: Page, text: string | RegExp): Locator =>
  toasts(page).getByRole('status').filter({ hasText: text });
