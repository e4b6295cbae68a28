import { useUnsavedGuard } from '@roommate/shell-api';
import { createTestShell, renderRoutes, sampleUser } from '@roommate/shell-api/testing';
import { keepChange } from '../offline/waiting-changes.ts';
import { sampleChange } from '../testing/sample-change.ts';
import { confirmLogout } from './logout.ts';

// As a browser without a network responds to the request for the chunk.
jest.mock('../dialogs/sweet-alert.ts', () => {
  throw new Error('Loading chunk failed.');
});

const user = sampleUser();

function Edited() {
  useUnsavedGuard(() => true);
  return null;
}

it.each([
  ['a page with unsaved edits', () => undefined, 'Your changes on this page will be lost.'],
  [
    'a change that waits',
    () => keepChange(sampleChange({ kind: 'like', uid: user.uid })),
    'Changes that are not sent yet will be lost.',
  ],
])('asks about %s in a native dialog, and tries only once to load ours', async (_, prepare, text) => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
  createTestShell({ user });
  const { router } = renderRoutes([{ path: '/', Component: Edited }], { path: '/' });
  prepare();
  expect(await confirmLogout(router, () => true)).toBe(true);
  expect(confirm.mock.calls).toEqual([[`Leave without saving?\n\n${text}`]]);
  expect(logged).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
