import { createTestShell, renderRoutes } from '@roommate/shell-api/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../routes.tsx';

it('explains how the site works in two tabs and links to the listings', async () => {
  createTestShell();
  renderRoutes(routes, { path: '/about' });
  await screen.findByRole('heading', { level: 1, name: 'About Us' });
  const tabs = within(screen.getByRole('tablist', { name: 'How It Works' })).getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Rent a Room', 'Find a Room']);
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Describe the room as it is');
  await userEvent.setup().click(screen.getByRole('tab', { name: 'Find a Room' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Like it to get the contact');
  for (const link of screen.getAllByRole('link', { name: 'Browse Listings' })) {
    expect(link).toHaveAttribute('href', '/browse-listings');
  }
});
