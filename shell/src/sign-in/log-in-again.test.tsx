import { sessionStore, setSession, useUnsavedGuard } from '@roommate/shell-api';
import { renderRoutes, sampleUser } from '@roommate/shell-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toasts } from '../notifications/toasts.ts';
import { createLogInAgain } from './log-in-again.ts';

// jsdom shows no dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (returnValue = '') {
    this.returnValue = returnValue;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

const error = jest.spyOn(toasts, 'error').mockImplementation(() => undefined);
const user = sampleUser();
const loginAs = (uid: string) =>
  jest.fn(() => {
    setSession({ status: 'signed-in', user: sampleUser({ uid }) });
    return Promise.resolve();
  });

/** Asks `times` times at the same time, and logs in with a password. */
async function logIn(login: () => Promise<void>, times = 1): Promise<boolean[]> {
  setSession({ status: 'signed-in', user });
  const logInAgain = createLogInAgain({ login, loginWithGoogle: login });
  const results = Promise.all(Array.from({ length: times }, () => logInAgain()));
  await userEvent.type(await screen.findByLabelText(/^Password/, { selector: 'input' }), 'Abcdef');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  return act(() => results);
}

afterEach(() => error.mockClear());

it('asks for the password of the signed-in user in one dialog, also after a double click', async () => {
  const login = loginAs(user.uid);
  expect(await logIn(login, 2)).toEqual([true, true]);
  expect(login.mock.calls).toEqual([[user.email, 'Abcdef']]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(error).not.toHaveBeenCalled();
});

it('focuses the password', async () => {
  setSession({ status: 'signed-in', user });
  const asked = createLogInAgain({ login: loginAs(user.uid), loginWithGoogle: loginAs(user.uid) })();
  await waitFor(() => expect(screen.getByLabelText(/^Password/, { selector: 'input' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await act(() => asked)).toBe(false);
  expect(sessionStore.getState()).toMatchObject({ user });
});

/** A page with edits, which the router protects with a question. */
function Edited() {
  useUnsavedGuard(() => true);
  return null;
}

it.each([
  ['a page', () => null],
  ['a page with unsaved edits', Edited],
])('closes on Back from %s', async (_what, Component) => {
  renderRoutes([{ path: '/', Component }], { path: '/' });
  setSession({ status: 'signed-in', user });
  const login = loginAs(user.uid);
  const asked = createLogInAgain({ login, loginWithGoogle: login })();
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  dispatchEvent(new PopStateEvent('popstate'));
  expect(await act(() => asked)).toBe(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('does not open over another page', async () => {
  setSession({ status: 'signed-in', user });
  const login = loginAs(user.uid);
  const asked = createLogInAgain({ login, loginWithGoogle: login })();
  history.pushState(null, '', '/faq');
  expect(await asked).toBe(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('offers all ways to a kept user, whose ways nobody knows yet', async () => {
  const login = loginAs(user.uid);
  const kept = sampleUser({ providerData: [] });
  setSession({ status: 'loading', slow: false, user: kept, isUnconfirmed: true });
  const asked = createLogInAgain({ login, loginWithGoogle: login })();
  expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
  expect(await act(() => asked)).toBe(true);
});

it('refuses a login with another account, and says so', async () => {
  expect(await logIn(loginAs('uid-other'))).toEqual([false]);
  expect(error).toHaveBeenCalledWith('You logged in with another account. Nothing was sent.');
});
