import { isReservedPath } from '@roommate/release-registry';
import { siteFixture } from '../testing/site-fixture.ts';

it('reserves every path that the site handles itself', async () => {
  const fixture = await siteFixture();
  await fixture.site.ready();
  const routes = fixture.site.printRoutes({ commonPrefix: false }).split('\n');
  const paths = routes.flatMap((line) => /^[├└]── (\/[^ ]*)/.exec(line)?.[1] ?? []);
  expect(paths).toContain('/health');
  // A remote cannot declare a path with a dot; '*' is the page.
  const declarable = paths.filter((path) => /^\/[a-z0-9-]/.test(path) && !path.includes('.'));
  expect(declarable.filter((path) => !isReservedPath(path))).toEqual([]);
  await fixture.close();
});
