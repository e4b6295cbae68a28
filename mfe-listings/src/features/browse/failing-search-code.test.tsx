import { createTestShell, renderRoutes, sampleListings } from '@roommate/shell-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.tsx';

jest.mock('./search-parts.ts', () => {
  throw new Error('The file is not available.');
});

it('shows the matches of a search whose other code does not load', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  createTestShell({ listings: sampleListings(16) });
  renderRoutes(routes, { path: '/browse-listings?q=seat+in+mirpur' });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(screen.getByRole('combobox', { name: 'Search rooms' })).toBeVisible();
  error.mockRestore();
});
