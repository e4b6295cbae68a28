import { setSession, type SessionUser } from '@roommate/shell-api';
import { createTestShell, sampleUser } from '@roommate/shell-api/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';

const toggle = () => screen.getByRole('button', { name: 'Menu' });
const menu = () => screen.queryByRole('navigation', { name: 'Menu' });
const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  createTestShell();
});
afterEach(() => jest.restoreAllMocks());

/** Also waits for the code that only signed-in people need. */
const signIn = (user: SessionUser) => act(() => Promise.resolve(setSession({ status: 'signed-in', user })));

const show = async () => {
  renderShell({ path: '/nowhere' });
  await screen.findByRole('heading', { level: 1 });
};

it('has the links of the specification, and Dashboard for signed-in users', async () => {
  await show();
  const main = screen.getByRole('navigation', { name: 'Main' });
  expect(linksOf(main)).toEqual(['Home', 'Browse Listings', 'About', 'FAQ', 'Contact']);
  await signIn(sampleUser());
  expect(linksOf(main)).toEqual(['Home', 'Browse Listings', 'About', 'FAQ', 'Contact', 'Dashboard']);
});

it('opens a menu without Contact, and closes it on Escape with the focus back on the toggle', async () => {
  await show();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(menu()).not.toBeInTheDocument();
  await userEvent.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(linksOf(menu() ?? document.body).slice(0, 4)).toEqual(['Home', 'Browse Listings', 'About', 'FAQ']);
  expect(within(menu() ?? document.body).queryByText('Contact')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(menu()).not.toBeInTheDocument();
  expect(toggle()).toHaveFocus();
});

it('closes the menu on a press outside and on a link', async () => {
  await show();
  await userEvent.click(toggle());
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  expect(menu()).not.toBeInTheDocument();
  await userEvent.click(toggle());
  await userEvent.click(within(menu() ?? document.body).getByRole('link', { name: 'Signup' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Register' })).toBeInTheDocument();
  expect(menu()).not.toBeInTheDocument();
});

it('names the user by the tooltip of the photo, and logs out', async () => {
  const logout = jest.fn(() => Promise.resolve());
  createTestShell({ user: sampleUser({ displayName: null, photoURL: null }), logout });
  await show();
  expect(screen.getByTitle('No Name')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'No Name' })).toHaveAttribute(
    'src',
    '/pictures/avatars/default-avatar.webp',
  );
  await signIn(sampleUser({ displayName: 'Nusrat' }));
  expect(screen.getByTitle('Nusrat')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(logout).toHaveBeenCalledTimes(1);
});
