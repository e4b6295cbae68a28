import '@testing-library/jest-dom';
import { setSaved } from '@roommate/shell-api';
import { createTestShell, renderRoutes, sampleListings } from '@roommate/shell-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { savedLoader } from './saved-loader.ts';

const listings = sampleListings(2);

function openShell() {
  const shell = createTestShell({ listings, saved: listings.map(({ _id }) => _id) });
  return () => shell.api.calls.filter(({ path }) => path.startsWith('/roommates/by-ids')).length;
}

it('requests the saved rooms before the page is there, which then shows them without a second request', async () => {
  const requests = openShell();
  expect(await savedLoader()).toBeNull();
  await waitFor(() => expect(requests()).toBe(1));
  renderRoutes(routes, { path: '/saved' });
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(requests()).toBe(1);
});

it('waits for the page while it is not known what is saved', async () => {
  const requests = openShell();
  setSaved({ status: 'loading' });
  expect(await savedLoader()).toBe(false);
  expect(requests()).toBe(0);
});
