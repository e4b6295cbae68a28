import { setSession } from '@roommate/shell-api';
import { sampleUser } from '@roommate/shell-api/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';
import { main, refusing } from '../testing/sign-in-form.ts';

beforeEach(() => {
  setSession({ status: 'signed-out' });
});
afterEach(() => jest.restoreAllMocks());

const signInAs = (emailVerified: boolean) =>
  setSession({ status: 'signed-in', user: sampleUser({ emailVerified }) });

it('opens from the link in the email and confirms the address once', async () => {
  const confirmEmail = jest.fn(() => Promise.resolve());
  const { router } = renderShell({
    path: '/reset-password?mode=verifyEmail&oobCode=c1',
    signIn: { confirmEmail },
  });
  expect(await screen.findByText(/^Your email address is confirmed\./)).toBeVisible();
  expect(router.state.location.pathname).toBe('/confirm-email');
  expect(confirmEmail.mock.calls).toEqual([['c1']]);
});

it('tries again when the provider could not be reached', async () => {
  const confirmEmail = jest
    .fn<Promise<void>, [string]>()
    .mockImplementationOnce(refusing('auth/network-request-failed'))
    .mockResolvedValue();
  renderShell({ path: '/confirm-email?oobCode=c1', signIn: { confirmEmail } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText(/^Your email address is confirmed\./)).toBeVisible();
});

it('asks for a login when the link of somebody who is not signed in does not work', async () => {
  setSession({ status: 'signed-out' });
  renderShell({
    path: '/confirm-email?oobCode=c1',
    signIn: { confirmEmail: refusing('auth/expired-action-code') },
  });
  expect(await screen.findByText(/has expired/)).toBeVisible();
  expect(main().getByRole('link', { name: 'Log in to get a new link' })).toHaveAttribute('href', '/login');
});

it('sends a new link to the signed-in user', async () => {
  signInAs(false);
  const sendEmailConfirmation = jest.fn(() => Promise.resolve());
  renderShell({ path: '/confirm-email', signIn: { sendEmailConfirmation } });
  await userEvent.click(await screen.findByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/^A link is on its way to nusrat@example.com\./)).toBeVisible();
  expect(sendEmailConfirmation).toHaveBeenCalledTimes(1);
});

it('says that the address is confirmed already', async () => {
  signInAs(true);
  renderShell({ path: '/confirm-email' });
  expect(await screen.findByText(/^Your email address is confirmed\./)).toBeVisible();
});
