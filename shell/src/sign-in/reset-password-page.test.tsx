import { PASSWORD_RULE_MESSAGE } from '@roommate/contracts';
import { setSession } from '@roommate/shell-api';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';
import { field, main, press, refusing, toast } from '../testing/sign-in-form.ts';

beforeEach(() => {
  setSession({ status: 'signed-out' });
});
afterEach(() => jest.restoreAllMocks());

it('sends the link for a forgotten password without telling who has an account', async () => {
  const sendPasswordReset = jest.fn(() => Promise.resolve());
  renderShell({ path: '/login', signIn: { sendPasswordReset } });
  await userEvent.click(await screen.findByRole('link', { name: 'Forgot Password?' }));
  await screen.findByRole('button', { name: 'Send the link' });
  await userEvent.type(field(/^Email/), 'n@example.com');
  await press('Send the link');
  expect(await screen.findByText(/If n@example.com has an account here/)).toBeInTheDocument();
  expect(sendPasswordReset).toHaveBeenCalledWith('n@example.com');
});

describe('the page that a reset link opens', () => {
  const open = (
    signIn: Parameters<typeof renderShell>[0]['signIn'] = {},
    query = '?mode=resetPassword&oobCode=c1',
  ) => renderShell({ path: `/reset-password${query}`, signIn });
  const save = async (password: string) => {
    await userEvent.type(await screen.findByLabelText(/^New password/, { selector: 'input' }), password);
    await press('Set the password');
  };

  it('shows the email of the account, sets the new password and opens the login page', async () => {
    const confirmPasswordReset = jest.fn(() => Promise.resolve());
    const { router } = open({ confirmPasswordReset });
    expect(await screen.findByLabelText('Email')).toHaveValue('n@example.com');
    await save('Abcdef');
    expect(await toast('Your new password is set. Please log in with it.')).toBeVisible();
    expect(confirmPasswordReset).toHaveBeenCalledWith('c1', 'Abcdef');
    expect(router.state.location.pathname).toBe('/login');
  });

  it('keeps the rule for passwords', async () => {
    const confirmPasswordReset = jest.fn(() => Promise.resolve());
    open({ confirmPasswordReset });
    await save('abcdef');
    expect(await toast(PASSWORD_RULE_MESSAGE)).toBeVisible();
    expect(confirmPasswordReset).not.toHaveBeenCalled();
  });

  it.each([
    ['auth/expired-action-code', /has expired/],
    ['auth/invalid-action-code', /used already/],
    ['auth/user-disabled', /has been disabled/],
  ])('a link refused with %s leads to a new one', async (code, text) => {
    open({ verifyPasswordReset: refusing(code) });
    expect(await screen.findByText(text)).toBeVisible();
    expect(main().getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it('reports a link that expires meanwhile, and keeps the focus on the page', async () => {
    open({ confirmPasswordReset: refusing('auth/expired-action-code') });
    await save('Abcdef');
    expect(await screen.findByText(/has expired/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('Try Again asks once more when the provider could not be reached', async () => {
    const verifyPasswordReset = jest
      .fn<Promise<string>, [string]>()
      .mockImplementationOnce(refusing('auth/network-request-failed'))
      .mockResolvedValue('n@example.com');
    open({ verifyPasswordReset });
    await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByLabelText('Email')).toHaveValue('n@example.com');
    expect(verifyPasswordReset).toHaveBeenCalledTimes(2);
  });

  it('does not use the code of a link with another purpose', async () => {
    const verifyPasswordReset = jest.fn(() => Promise.resolve('n@example.com'));
    open({ verifyPasswordReset }, '?mode=recoverEmail&oobCode=c1');
    expect(await screen.findByText(/does not work/)).toBeVisible();
    expect(verifyPasswordReset).not.toHaveBeenCalled();
  });
});
