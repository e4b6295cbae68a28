import { createTestShell, sampleListing, sampleUser } from '@roommate/shell-api/testing';
import { getQuickLinks } from './quick-links.ts';

const textsOf = async () => (await getQuickLinks(new AbortController().signal)).map(({ text }) => text);

it('quick links are the same for a person whose dealbreakers hide their rooms', async () => {
  const user = sampleUser();
  const listings = [sampleListing(0, { location: 'TSC, Dhaka University', rentAmount: 20_000 })];
  createTestShell({ listings });
  const ofVisitors = await textsOf();
  expect(ofVisitors).toContain('Near Dhaka University');
  const shell = createTestShell({ user, listings });
  shell.api.preferences.set(user.uid, { rentMax: 8000, dealbreakers: ['rentMax'] });
  expect(await textsOf()).toEqual(ofVisitors);
});
