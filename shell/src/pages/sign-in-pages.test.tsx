import '@testing-library/jest-dom';
import { PASSWORD_RULE_MESSAGE } from '@roommate/contracts';
import { setSession } from '@roommate/shell-api';
import { sampleUser } from '@roommate/shell-api/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';

const toast = (text: string) => screen.findByText(text, { selector: '.Toastify__toast' });
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
    expect(await screen.findByText('Password is required.')).toBeInTheDocument();
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
