import { PASSWORD_RULE_MESSAGE } from '@roommate/contracts';
import { setSession } from '@roommate/shell-api';
import { sampleUser } from '@roommate/shell-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';
import { field, main, press, refusing, toast } from '../testing/sign-in-form.ts';

beforeEach(() => {
  setSession({ status: 'signed-out' });
});
afterEach(() => jest.restoreAllMocks());

const fill = async (password: string) => {
  await screen.findByRole('button', { name: 'Register' });
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
  expect(screen.queryByRole('link', { name: /^Back to/ })).not.toBeInTheDocument();
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
  const register = refusing('auth/too-many-requests');
  renderShell({ path: '/register', signIn: { register } });
  await fill('abcdef');
  expect(await toast(PASSWORD_RULE_MESSAGE)).toBeVisible();
  await userEvent.type(field(/^Password/), 'ABC');
  await press('Register');
  expect(await toast(/too many attempts/)).toBeVisible();
  expect(
    screen.queryByText(PASSWORD_RULE_MESSAGE, { selector: '.Toastify__toast[data-in="true"]' }),
  ).not.toBeInTheDocument();
});

it('removes the toast of a failure when the next input is not sent', async () => {
  const register = refusing('auth/too-many-requests');
  renderShell({ path: '/register', signIn: { register } });
  await fill('Abcdef');
  expect(await toast(/too many attempts/)).toBeVisible();
  await userEvent.clear(field(/^Name/));
  await press('Register');
  await waitFor(() =>
    expect(
      screen.queryByText(/too many attempts/, { selector: '.Toastify__toast[data-in="true"]' }),
    ).not.toBeInTheDocument(),
  );
});
