import type { Locator, Page } from '@playwright/test';

/** Toasts of failures are alerts, others are status messages. */
export const errorToast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('alert').filter({ hasText: text });
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: text });
