import type { BrowserContext } from '@playwright/test';
import { signUp, type Account } from './accounts.ts';
import { expectSignedIn, fillLogin } from './people.ts';
import { test as base } from './test.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Member {
  account: Account;
  /** The browser's storage after the login. */
  storageState: StorageState;
}

/** Tests whose pages are signed in from the start, as a person of the worker's own. */
export const test = base.extend<{ member: Account }, { signedInMember: Member }>({
  signedInMember: [
    async ({ browser }, use, { project }) => {
      const account = await signUp();
      const { baseURL } = project.use;
      const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
      const page = await context.newPage();
      await page.goto('/login');
      await fillLogin(page, account);
      await expectSignedIn(page);
      // The provider's library keeps the session in IndexedDB.
      const storageState = await context.storageState({ indexedDB: true });
      await context.close();
      await use({ account, storageState });
    },
    { scope: 'worker' },
  ],
  member: async ({ signedInMember }, use) => use(signedInMember.account),
  storageState: async ({ signedInMember }, use) => use(signedInMember.storageState),
});
