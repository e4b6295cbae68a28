import type { Browser, BrowserContext } from '@playwright/test';
import { expectSignedIn, fillLogin, type Credentials } from './people.ts';

/** Browser storage for contexts whose pages start signed in. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Logs in and returns the storage. @param baseURL URL of the site */
export async function sessionOf(
  browser: Browser,
  baseURL: string,
  credentials: Credentials,
): Promise<Session> {
  const context = await browser.newContext({ baseURL });
  try {
    const page = await context.newPage();
    await page.goto('/login');
    await fillLogin(page, credentials);
    await expectSignedIn(page);
    return await context.storageState();
  } finally {
    await context.close();
  }
}
