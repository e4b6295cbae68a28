import { useUnsavedGuard } from '@roommate/shell-api';
import { createTestShell, renderRoutes, sampleUser } from '@roommate/shell-api/testing';
import { act, waitFor } from '@testing-library/react';
import { confirmLogout } from './logout.ts';

const askToConfirm = jest.fn(() => Promise.resolve(false));
let load: () => void;
const code = new Promise<void>((resolve) => (load = resolve));

// The code of the question loads slowly.
jest.mock('../dialogs/dialogs.ts', () => ({ loadDialogs: () => code.then(() => ({ askToConfirm })) }));

function Edited() {
  useUnsavedGuard(() => true);
  return null;
}

it('does not ask about edits that the user has agreed to lose since the press of Logout', async () => {
  createTestShell({ user: sampleUser() }).dialogs.answer(true);
  const edited = { path: '/dashboard/profile', Component: Edited };
  const { router } = renderRoutes([edited], edited);
  const confirmed = confirmLogout(router, () => true);
  await act(() => router.navigate('/dashboard'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'));
  load();
  expect(await confirmed).toBe(true);
  expect(askToConfirm).not.toHaveBeenCalled();
});
