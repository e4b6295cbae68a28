import { api, unwrap } from '../api.ts';
import { createTestShell } from './create-test-shell.ts';
import { sampleId, sampleListing } from './sample-listings.ts';
import { sampleUser } from './sample-users.ts';

const owner = sampleUser();
const other = sampleUser({ uid: 'uid-other', email: 'other@example.com', displayName: 'Other' });
const params = { path: { id: sampleId(0) } };
const { title, location, rentAmount, roomType, lifestyle, imageUrl, description, contact } = sampleListing(0);
const body = { title, location, rentAmount, roomType, lifestyle, imageUrl, description, contact };

it("stores the email and its confirmation that the owner's account has at an edit", async () => {
  const shell = createTestShell({ user: owner, listings: [sampleListing(0)] });
  const edit = () => unwrap(api.PUT('/roommates/{id}', { params, body }));
  const moved = sampleUser({ email: 'new@example.com' });
  const seen = async () => {
    shell.signIn(other);
    const { email, emailWithheld } = await unwrap(api.GET('/roommates/{id}', { params }));
    return email ?? emailWithheld;
  };
  shell.signIn(moved);
  expect(await edit()).toEqual({ matchedCount: 1, modifiedCount: 1 });
  expect(await seen()).toBe('new@example.com');
  shell.signIn({ ...moved, emailVerified: false });
  expect(await edit()).toEqual({ matchedCount: 1, modifiedCount: 0 });
  expect(await seen()).toBe('unconfirmed');
  shell.signIn({ ...moved, email: null });
  expect(await edit()).toEqual({ matchedCount: 1, modifiedCount: 0 });
  expect(await seen()).toBe('unconfirmed');
});
