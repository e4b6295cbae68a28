import { signUp, type Account } from './accounts.ts';
import { siteUrl } from './product-environment.ts';
import { sessionOf, type Session } from './session.ts';
import { test as base } from './test.ts';

interface Member {
  account: Account;
  /** Browser storage after the login. */
  storageState: Session;
}

/** Tests whose pages start signed in. Each worker has its own account. */
export const test = base.extend<{ member: Account }, { signedInMember: Member }>({
  signedInMember: [
    async ({ browser }, use, { project }) => {
      const account = await signUp();
      await use({
        account,
        storageState: await sessionOf(browser, project.use.baseURL ?? siteUrl, account),
      });
    },
    { scope: 'worker' },
  ],
  member: async ({ signedInMember }, use) => use(signedInMember.account),
  storageState: async ({ signedInMember }, use) => use(signedInMember.storageState),
});
