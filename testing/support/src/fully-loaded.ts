import type { Page } from '@playwright/test';
import { settled } from './settled.ts';

/**
 * Waits until the page shows its content and requests nothing more. For tests of what must not happen: no element shows
 * that the page is done.
 */
export async function fullyLoaded(page: Page): Promise<void> {
  await settled(page);
  await page.waitForLoadState('networkidle');
}
