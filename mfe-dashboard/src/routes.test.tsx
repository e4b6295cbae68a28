import { createTestShell, renderRoutes, sampleUser } from '@roommate/shell-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { routes } from './routes.tsx';

it.each([
  ['/add-listings', '/dashboard/add-listing', 'Add Listing'],
  ['/my-listings', '/dashboard/my-listings', 'My Listings'],
])('%s redirects to %s and leaves no entry in the history', async (link, target, heading) => {
  createTestShell({ user: sampleUser() });
  const { router } = renderRoutes(routes, { path: link, history: ['/about'] });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(router.state.location.pathname).toBe(target);
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
});

it('has no route for unknown paths below /dashboard', () => {
  createTestShell({ user: sampleUser() });
  renderRoutes(routes, { path: '/dashboard/nothing-here' });
  expect(screen.getByText('Another page of the site')).toBeVisible();
});

it.each([
  '/dashboard',
  '/dashboard/all-listings',
  '/dashboard/my-listings',
  '/dashboard/add-listing',
  '/dashboard/preferences',
  '/dashboard/api-keys',
])('%s has one main heading', async (path) => {
  createTestShell({ user: sampleUser() });
  renderRoutes(routes, { path });
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1));
});
