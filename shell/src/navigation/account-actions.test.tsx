import { createTestShell, renderRoutes, sampleUser } from '@roommate/shell-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Authentication } from '../auth/authentication.ts';
import { MemoryBackend } from '../testing/memory-backend.ts';
import { AccountActions } from './account-actions.tsx';

/** Presses Logout. @param isConfirmed the answer to the question before it */
async function logOut(isConfirmed: boolean) {
  const backend = new MemoryBackend();
  const authentication = new Authentication({
    loadBackend: () => Promise.resolve(backend),
    confirmLogout: () => Promise.resolve(isConfirmed),
    onLogout: () => Promise.resolve(),
  });
  createTestShell({ logout: () => authentication.logout() });
  renderRoutes([{ path: '/', Component: AccountActions }], { path: '/' });
  await authentication.start();
  act(() => backend.report(sampleUser()));
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  return backend;
}

beforeEach(() => void jest.spyOn(console, 'info').mockImplementation());

it('gives the focus to Login after a logout', async () => {
  await logOut(true);
  const login = await screen.findByRole('link', { name: 'Login' });
  await waitFor(() => expect(login).toHaveFocus());
});

it('gives the focus to Logout again after a logout that failed', async () => {
  jest.spyOn(MemoryBackend.prototype, 'logout').mockRejectedValueOnce(new Error('No storage.'));
  jest.spyOn(console, 'error').mockImplementation();
  await logOut(true);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus());
});

it('moves no focus after a logout that was declined, also if a click does not focus the button', async () => {
  // As in Safari.
  document.addEventListener('mousedown', (event) => event.preventDefault(), { once: true });
  await logOut(false);
  expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
  expect(document.body).toHaveFocus();
});

it('moves no focus when the session ends some time after a logout that was declined', async () => {
  const backend = await logOut(false);
  expect(screen.getByRole('button', { name: 'Logout' })).toHaveFocus();
  act(() => backend.report(null));
  expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
  expect(document.body).toHaveFocus();
});
