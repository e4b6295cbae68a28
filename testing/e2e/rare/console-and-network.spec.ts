import { postRoom } from '@roommate/test-support/accounts';
import { quietVisit } from '@roommate/test-support/quiet-visit';
import { publicRoutes, signedInRoutes } from '@roommate/test-support/routes';
import { test as signedIn } from '@roommate/test-support/signed-in';
import { test } from '@roommate/test-support/test';

test.describe('design 8: an empty console, and no request to other origins', () => {
  for (const path of publicRoutes) test(path, ({ page }) => quietVisit(page, path));
});

signedIn.describe('design 8: an empty console, and no request to other origins, signed in', () => {
  for (const [index, name] of signedInRoutes('{id}').entries()) {
    signedIn(name, async ({ page, member }) => {
      await quietVisit(page, signedInRoutes(await postRoom(member))[index] ?? name);
    });
  }
});
