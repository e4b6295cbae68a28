import { listingPagePatterns, pagePaths } from '@roommate/contracts';
import '@testing-library/jest-dom';
import type { PageHandle } from '@roommate/shell-api';
import { getQueryClient } from '@roommate/shell-api/query';
import { createTestShell, renderRoutes, sampleListings } from '@roommate/shell-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { routes } from '../../routes.tsx';

const listings = sampleListings(2);
const routeOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route;

afterEach(() => jest.restoreAllMocks());

it('shows the saved rooms that have loaded ahead, while it asks again for those of 10 seconds ago', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const shell = createTestShell({ listings, saved: listings.map(({ _id }) => _id) });
  const reads = () => shell.api.calls.filter(({ path }) => path.startsWith('/roommates/by-ids')).length;
  const { prefetch } = routeOf('/saved')?.handle as PageHandle;
  prefetch({ request: new Request('http://localhost/saved'), params: {} });
  await waitFor(() => expect(reads()).toBe(1));
  await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
  now.mockReturnValue(1_010_000);
  const release = shell.api.hold();
  renderRoutes(routes, { path: '/saved' });
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  await waitFor(() => expect(reads()).toBe(2));
  release();
});

it('loads no data ahead for the edit form', () => {
  const route = routeOf(pagePaths.edit('1'));
  expect(route).toMatchObject({ path: listingPagePatterns.edit });
  expect(route).not.toHaveProperty('handle');
});
