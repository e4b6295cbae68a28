import { isReservedPath } from '@roommate/release-registry';
import { siteFixture } from './testing/site-fixture.ts';

it('no remote can take an address that the site answers by itself', async () => {
  const fixture = await siteFixture();
  await fixture.site.ready();
  const routes = fixture.site.printRoutes({ commonPrefix: false }).split('\n');
  const addresses = routes.flatMap((line) => /^[├└]── (\/[^ ]*)/.exec(line)?.[1] ?? []);
  expect(addresses).toContain('/health');
  // Those with a dot are none that a remote can declare; '*' is the page.
  const declarable = addresses.filter((address) => /^\/[a-z0-9-]/.test(address) && !address.includes('.'));
  expect(declarable.filter((address) => !isReservedPath(address))).toEqual([]);
  await fixture.close();
});
