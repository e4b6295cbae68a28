import { setSession } from '@roommate/shell-api';
import { createTestShell, sampleUser } from '@roommate/shell-api/testing';
import { act, screen, within } from '@testing-library/react';
import { renderShell } from '../testing/render-shell.tsx';

const footer = () => within(screen.getByRole('contentinfo'));
const linksOf = (name: string) =>
  within(footer().getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('offers Login and Register only to people who are not signed in', async () => {
  createTestShell();
  renderShell({ path: '/nowhere' });
  await screen.findByRole('heading', { level: 1 });
  expect(linksOf('Join Now')).toEqual([
    ['Login', '/login'],
    ['Register for Free', '/register'],
  ]);
  // The header loads the alerts then.
  await act(() => Promise.resolve(setSession({ status: 'signed-in', user: sampleUser() })));
  expect(footer().queryByRole('link', { name: /Login|Register/ })).not.toBeInTheDocument();
  expect(linksOf('Your Rooms')).toEqual([
    ['Dashboard', '/dashboard'],
    ['My Listings', '/dashboard/my-listings'],
    ['Add Listing', '/dashboard/add-listing'],
  ]);
});
