import { setSession } from '@roommate/shell-api';
import { sampleUser } from '@roommate/shell-api/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';
import { field, press, refusing, toast } from '../testing/sign-in-form.ts';

beforeEach(() => {
  setSession({ status: 'signed-out' });
});
afterEach(() => jest.restoreAllMocks());

it('asks for both fields before it asks the provider', async () => {
  const login = jest.fn(() => Promise.resolve());
  renderShell({ path: '/login', signIn: { login } });
  await screen.findByRole('heading', { name: 'Login' });
  await press('Login');
  // Beside the field, and in the summary that takes the focus.
  expect(await screen.findAllByText('Password is required.')).toHaveLength(2);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(login).not.toHaveBeenCalled();
});

it('prepares the popup of Google when the visitor begins to use the page, before a press', async () => {
  const prepareGoogle = jest.fn(() => Promise.resolve());
  renderShell({ path: '/login', signIn: { prepareGoogle } });
  const button = await screen.findByRole('button', { name: 'Continue with Google' });
  expect(prepareGoogle).not.toHaveBeenCalled();
  fireEvent.pointerDown(button);
  await waitFor(() => expect(prepareGoogle).toHaveBeenCalledTimes(1));
});

it('shows the reason of a failure and keeps what was typed', async () => {
  const login = refusing('auth/too-many-requests');
  renderShell({ path: '/login', signIn: { login } });
  await screen.findByRole('heading', { name: 'Login' });
  await userEvent.type(field(/^Email/), 'n@example.com');
  await userEvent.type(field(/^Password/), 'x');
  await press('Login');
  expect(await toast('There were too many attempts. Please wait a few minutes and try again.')).toBeVisible();
  expect(field(/^Email/)).toHaveValue('n@example.com');
});

it('reports the login and returns to the page that the visitor came from', async () => {
  const login = jest.fn(() => {
    act(() => setSession({ status: 'signed-in', user: sampleUser() }));
    return Promise.resolve();
  });
  const { router } = renderShell({ path: '/somewhere', signIn: { login } });
  const [headerLink] = await screen.findAllByRole('link', { name: 'Login' });
  await userEvent.click(headerLink ?? document.body);
  await screen.findByLabelText(/^Email/);
  await userEvent.type(field(/^Email/), 'n@example.com');
  await userEvent.type(field(/^Password/), 'Secret');
  await press('Login');
  expect(await toast('Logged in successfully!')).toBeVisible();
  expect(login).toHaveBeenCalledWith('n@example.com', 'Secret');
  expect(router.state.location.pathname).toBe('/somewhere');
});

it('signs in with Google', async () => {
  const loginWithGoogle = jest.fn(() => Promise.resolve());
  renderShell({ path: '/login', signIn: { loginWithGoogle } });
  await screen.findByRole('heading', { name: 'Login' });
  await press('Continue with Google');
  expect(await toast('Logged in with Google!')).toBeVisible();
});
