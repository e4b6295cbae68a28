import { quietVisit } from '@roommate/test-support/quiet-visit';
import { publicRoutes } from '@roommate/test-support/routes';
import { test } from '@roommate/test-support/signed-in';

test.describe('design 8: an empty console, and no request to other origins, signed in', () => {
  for (const path of publicRoutes) test(path, ({ page }) => quietVisit(page, path));
});
