import '@testing-library/jest-dom';
import { PASSWORD_RULE_MESSAGE } from '@roommate/contracts';
import { setSession } from '@roommate/shell-api';
import { sampleUser } from '@roommate/shell-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';

const toast = (text: string | RegExp) => screen.findByText(text, { selector: '.Toastify__toast' });
const field = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' });
const main = () => within(screen.getByRole('main'));
const press = (name: string) => userEvent.click(main().getByRole('button', { name }));

beforeEach(() => {
  setSession({ status: 'signed-out' });
});
afterEach(() => jest.restoreAllMocks());

describe('login', () => {
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

  it('shows the reason of a failure and keeps what was typed', async () => {
    const login = () => Promise.reject(Object.assign(new Error(), { code: 'auth/too-many-requests' }));
    renderShell({ path: '/login', signIn: { login } });
    await screen.findByRole('heading', { name: 'Login' });
    await userEvent.type(field(/^Email/), 'n@example.com');
    await userEvent.type(field(/^Password/), 'x');
    await press('Login');
    expect(
      await toast('There were too many attempts. Please wait a few minutes and try again.'),
    ).toBeVisible();
    expect(field(/^Email/)).toHaveValue('n@example.com');
  });

  it('says so when it worked, and goes on to where one came from', async () => {
    const login = jest.fn(() => {
      act(() => setSession({ status: 'signed-in', user: sampleUser() }));
      return Promise.resolve();
    });
    const { router } = renderShell({ path: '/somewhere', signIn: { login } });
    const [headerLink] = await screen.findAllByRole('link', { name: 'Login' });
    await userEvent.click(headerLink ?? document.body);
    await screen.findByRole('heading', { name: 'Login' });
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
});

describe('register', () => {
  const fill = async (password: string) => {
    await screen.findByRole('heading', { name: 'Register' });
    await userEvent.type(field(/^Name/), ' Nusrat ');
    await userEvent.type(field(/^Email/), 'n@example.com');
    await userEvent.type(field(/^Password/), password);
    await press('Register');
  };

  it.each(['ABCDEF', 'abcdef', 'Abcde'])('stops at the password %s', async (password) => {
    const register = jest.fn(() => Promise.resolve());
    renderShell({ path: '/register', signIn: { register } });
    await fill(password);
    expect(await toast(PASSWORD_RULE_MESSAGE)).toBeVisible();
    expect(main().getAllByText(PASSWORD_RULE_MESSAGE).length).toBeGreaterThan(1);
    expect(register).not.toHaveBeenCalled();
  });

  it('registers, says so and goes home', async () => {
    const register = jest.fn(() => {
      act(() => setSession({ status: 'signed-in', user: sampleUser() }));
      return Promise.resolve();
    });
    const { router } = renderShell({ path: '/register', signIn: { register } });
    await fill('Abcdef');
    expect(await toast('Registration successful!')).toBeVisible();
    expect(register).toHaveBeenCalledWith({
      name: 'Nusrat',
      email: 'n@example.com',
      photoURL: '',
      password: 'Abcdef',
    });
    expect(router.state.location.pathname).toBe('/');
    expect(screen.queryByRole('link', { name: /^Back to/ })).toBeNull();
  });

  it('offers the way back to the room that the visitor came from, in the toast and as a banner', async () => {
    const register = () => {
      act(() => setSession({ status: 'signed-in', user: sampleUser() }));
      return Promise.resolve();
    };
    const { router } = renderShell({ path: '/roommate/1?a=2', signIn: { register } });
    await userEvent.click(await screen.findByRole('link', { name: 'Signup' }));
    await fill('Abcdef');
    const links = () => screen.queryAllByRole('link', { name: 'Back to the room you were looking at' });
    await waitFor(() => expect(links()).toHaveLength(2));
    expect(router.state.location.pathname).toBe('/');
    const [first = document.body] = links();
    await userEvent.click(first);
    expect(router.state.location).toMatchObject({ pathname: '/roommate/1', search: '?a=2' });
  });

  it('removes the toast about a weak password when a later submit fails for another reason', async () => {
    const register = () => Promise.reject(Object.assign(new Error(), { code: 'auth/too-many-requests' }));
    renderShell({ path: '/register', signIn: { register } });
    await fill('abcdef');
    expect(await toast(PASSWORD_RULE_MESSAGE)).toBeVisible();
    await userEvent.type(field(/^Password/), 'ABC');
    await press('Register');
    expect(await toast(/too many attempts/)).toBeVisible();
    expect(
      screen.queryByText(PASSWORD_RULE_MESSAGE, { selector: '.Toastify__toast[data-in="true"]' }),
    ).toBeNull();
  });

  it('removes the toast of a failure when the next input is not sent', async () => {
    const register = () => Promise.reject(Object.assign(new Error(), { code: 'auth/too-many-requests' }));
    renderShell({ path: '/register', signIn: { register } });
    await fill('Abcdef');
    expect(await toast(/too many attempts/)).toBeVisible();
    await userEvent.clear(field(/^Name/));
    await press('Register');
    await waitFor(() =>
      expect(
        screen.queryByText(/too many attempts/, { selector: '.Toastify__toast[data-in="true"]' }),
      ).toBeNull(),
    );
  });
});

it('sends the link for a forgotten password without telling who has an account', async () => {
  const sendPasswordReset = jest.fn(() => Promise.resolve());
  renderShell({ path: '/login', signIn: { sendPasswordReset } });
  await userEvent.click(await screen.findByRole('link', { name: 'Forgot Password?' }));
  await screen.findByRole('heading', { name: 'Forgot your password?' });
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
  const refusing = (code: string) => () => Promise.reject(Object.assign(new Error(), { code }));
  const save = async (password: string) => {
    await userEvent.type(await screen.findByLabelText(/^New password/, { selector: 'input' }), password);
    await press('Set the password');
  };

  it('shows the e-mail of the account, sets the new password and opens the login page', async () => {
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

describe('the page that confirms an e-mail address', () => {
  const refusing = (code: string) => () => Promise.reject(Object.assign(new Error(), { code }));
  const signInAs = (emailVerified: boolean) =>
    setSession({ status: 'signed-in', user: sampleUser({ emailVerified }) });

  it('opens from the link in the e-mail and confirms the address once', async () => {
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
});
