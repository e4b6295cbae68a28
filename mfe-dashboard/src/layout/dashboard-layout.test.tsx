import {
  createTestShell,
  renderRoutes,
  sampleUser,
  type TestShellOptions,
} from '@roommate/shell-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../routes.tsx';

async function setUp(path = '/dashboard', options: TestShellOptions = {}) {
  const shell = createTestShell({ user: sampleUser(), ...options });
  const { router } = renderRoutes(routes, { path });
  await screen.findByRole('heading', { level: 1 });
  return { shell, router, nav: screen.getByRole('navigation', { name: 'Dashboard' }) };
}

const linksOf = (nav: HTMLElement) => within(nav).getAllByRole<HTMLAnchorElement>('link');
const toggle = () => screen.getByRole('button', { name: 'Dashboard menu' });
const isOpen = () => toggle().getAttribute('aria-expanded');

it('links to the pages of the specification in order', async () => {
  const { nav } = await setUp();
  expect(linksOf(nav).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Go to Homepage', '/'],
    ['Overview', '/dashboard'],
    ['All Listings', '/dashboard/all-listings'],
    ['Manage Listings', '/dashboard/my-listings'],
    ['Add Listing', '/dashboard/add-listing'],
  ]);
});

it('links to what the user looks for', async () => {
  await setUp();
  const nav = screen.getByRole('navigation', { name: 'Your search' });
  expect(linksOf(nav).map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/preferences',
    '/dashboard/alerts',
  ]);
});

it('links to the API keys apart from them', async () => {
  await setUp();
  const nav = screen.getByRole('navigation', { name: 'For developers' });
  expect(linksOf(nav).map((link) => link.getAttribute('href'))).toEqual(['/dashboard/api-keys']);
});

it('marks only the current page', async () => {
  const { nav } = await setUp('/dashboard/my-listings?view=table');
  const current = linksOf(nav).filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map((link) => link.textContent)).toEqual(['Manage Listings']);
});

it("shows the user's photo, name and email", async () => {
  await setUp('/dashboard', { user: sampleUser({ photoURL: 'https://example.com/me.jpg' }) });
  const photo = screen.getByRole<HTMLImageElement>('img', { name: 'Nusrat Jahan' });
  expect(photo.src).toBe('https://example.com/me.jpg');
  expect(screen.getByText('Nusrat Jahan')).toBeVisible();
  expect(screen.getByText('nusrat@example.com')).toBeVisible();
});

it.each([null, ''])('shows the default image when the photo is %p', async (photoURL) => {
  await setUp('/dashboard', { user: sampleUser({ photoURL }) });
  const photo = screen.getByRole('img', { name: 'Nusrat Jahan' });
  expect(photo).toHaveAttribute('src', '/pictures/avatars/default-avatar.webp');
});

it("shows 'No Name' for an account without a name", async () => {
  await setUp('/dashboard', { user: sampleUser({ displayName: null }) });
  expect(screen.getByText('No Name')).toBeVisible();
});

it('opens with its toggle, and closes with a link or with Escape, which restores the focus', async () => {
  const user = userEvent.setup();
  const { nav } = await setUp();
  expect(isOpen()).toBe('false');
  await user.click(toggle());
  expect(isOpen()).toBe('true');
  await user.tab();
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe('false');
  expect(toggle()).toHaveFocus();

  for (const link of ['Overview', 'All Listings']) {
    await user.click(toggle());
    await user.click(within(nav).getByRole('link', { name: link }));
    await waitFor(() => expect(isOpen()).toBe('false'));
  }
});

it('logs out and goes to the home page', async () => {
  const { router } = await setUp('/dashboard/all-listings');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

it('stays on the page when logout fails', async () => {
  const logout = jest.fn(() => Promise.resolve());
  const { router } = await setUp('/dashboard', { logout });
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(logout).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe('/dashboard');
});
