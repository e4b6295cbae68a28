import type { Browser, BrowserContext } from '@playwright/test';
import { expectSignedIn, fillLogin, type Credentials } from './people.ts';

/** A browser's storage, for contexts whose pages are signed in from the start. */
export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Logs in with the credentials of an account. @param baseURL of the site */
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
    // The provider's library keeps the session in IndexedDB.
    return await context.storageState({ indexedDB: true });
  } finally {
    await context.close();
  }
}
