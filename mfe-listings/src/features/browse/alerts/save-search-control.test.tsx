import { createTestShell, renderRoutes, sampleUser } from '@roommate/shell-api/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../../routes.tsx';

const LABEL = 'Tell me about new rooms like this';
const SINGLE = '/browse-listings?roomType=Single';
const open = (path: string) => renderRoutes(routes, { path });

it('saves the search and links to the alerts', async () => {
  const shell = createTestShell({ user: sampleUser() });
  const saved = { _id: 'x', query: 'q', name: 'Single rooms', createdAt: '2025-06-06T07:05:00.000Z' };
  shell.fail('/saved-searches', 'network', { times: 1 });
  shell.respond('/saved-searches', saved, { status: 201 });
  open('/browse-listings?roomType=Single&sort=rent');
  await userEvent.click(await screen.findByRole('button', { name: LABEL }));
  expect(await screen.findByText(/^The search could not be saved\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: LABEL }));
  expect(await screen.findByText(/You get alerts for new rooms: Single rooms\./)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Your alerts' });
  expect(link).toHaveAttribute('href', '/dashboard/alerts');
  expect(link).toHaveFocus();
  expect(shell.api.calls.at(-1)).toMatchObject({ body: { query: 'roomType=Single' } });
});

const posts = ({ api }: ReturnType<typeof createTestShell>) =>
  api.calls.filter(({ method, path }) => method === 'POST' && path === '/saved-searches').length;

it('saves the search of a visitor after the login, once', async () => {
  const shell = createTestShell();
  const { router } = open(SINGLE);
  await userEvent.click(await screen.findByRole('link', { name: LABEL }));
  act(() => shell.signIn(sampleUser()));
  await act(() => router.navigate('/browse-listings?roomType=Shared'));
  expect(await screen.findByRole('button', { name: LABEL })).toBeVisible();
  await act(() => router.navigate(SINGLE));
  expect(await screen.findByText(/You get alerts for new rooms: roomType=Single\./)).toBeVisible();
  await act(() => router.navigate('/browse-listings?roomType=Shared'));
  await act(() => router.navigate(SINGLE));
  expect(await screen.findByRole('button', { name: LABEL })).toBeVisible();
  expect(posts(shell)).toBe(1);
});

it('saves nothing for a visitor who comes back without a login', async () => {
  const shell = createTestShell();
  const { router } = open(SINGLE);
  await userEvent.click(await screen.findByRole('link', { name: LABEL }));
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('link', { name: LABEL })).toBeVisible();
  act(() => shell.signIn(sampleUser()));
  expect(await screen.findByRole('button', { name: LABEL })).toBeVisible();
  expect(posts(shell)).toBe(0);
});

it('leads visitors to the login and back to the search', async () => {
  createTestShell();
  const { router } = open('/browse-listings?roomType=Single');
  await userEvent.click(await screen.findByRole('link', { name: LABEL }));
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    state: { from: { pathname: '/browse-listings', search: '?roomType=Single' } },
  });
});

it.each([
  ['sort=rent', /^To get alerts for new rooms, add a place, a rent or a room type/],
  ['postedWithin=7', /^To get alerts for new rooms, add a place, a rent or a room type/],
  ['roomType=Single&availability=not+available', /^Alerts are for available rooms\./],
])('says why %s gives no alerts', async (query, text) => {
  createTestShell({ user: sampleUser() });
  open(`/browse-listings?${query}`);
  expect(await screen.findByText(/rooms? found/)).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(LABEL)).not.toBeInTheDocument();
});
