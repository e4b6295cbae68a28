import { signUp } from '@roommate/test-support/accounts';
import { expectLoginBefore } from '@roommate/test-support/people';
import { test } from '@roommate/test-support/test';

test.describe('spec 2: the other protected routes', () => {
  for (const [path, target] of [
    ['/dashboard/all-listings'],
    ['/dashboard/my-listings?view=table'],
    ['/dashboard/add-listing'],
    ['/dashboard/preferences'],
    ['/dashboard/api-keys'],
    ['/mylistings/update/665f1c2ab7d94e0012a4c9d1'],
    ['/my-listings', '/dashboard/my-listings'],
  ] as const) {
    test(`${path} leads a visitor to login and, after login, back`, async ({ page }) => {
      await expectLoginBefore(page, path, await signUp(), target);
    });
  }
});
