import { demoOwners } from '@roommate/seed';
import type { Browser, BrowserContext } from 'playwright-core';

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs in as a demo owner: the dashboard is for signed-in people. @returns the browser's storage */
export async function signIn(browser: Browser, url: string): Promise<Session> {
  const [owner] = demoOwners;
  if (owner === undefined) throw new Error('There are no demo owners.');
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel(/^Email/).fill(owner.email);
  await page.getByRole('textbox', { name: /^Password/ }).fill(owner.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).waitFor();
  // The provider's library keeps the session in IndexedDB.
  const session = await context.storageState({ indexedDB: true });
  await context.close();
  return session;
}
