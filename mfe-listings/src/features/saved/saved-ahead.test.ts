import { listingPagePatterns, pagePaths } from '@roommate/contracts';
import '@testing-library/jest-dom';
import { setSaved, type PageHandle } from '@roommate/shell-api';
import { getQueryClient } from '@roommate/shell-api/query';
import { createTestShell, renderRoutes, sampleListings } from '@roommate/shell-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { dataCode } from '../../data-code.ts';
import { routes } from '../../routes.tsx';

const listings = sampleListings(2);
const routeOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route;

function prefetchSaved(): unknown {
  const { prefetch } = routeOf('/saved')?.handle as PageHandle;
  return prefetch({ request: new Request('http://localhost/saved'), params: {} });
}

afterEach(() => jest.restoreAllMocks());

it('shows the saved rooms that have loaded ahead, while it asks again for those of 10 seconds ago', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const shell = createTestShell({ listings, saved: listings.map(({ _id }) => _id) });
  const reads = () => shell.api.calls.filter(({ path }) => path.startsWith('/roommates/by-ids')).length;
  void prefetchSaved();
  await waitFor(() => expect(reads()).toBe(1));
  await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
  now.mockReturnValue(1_010_000);
  const release = shell.api.hold();
  renderRoutes(routes, { path: '/saved' });
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  await waitFor(() => expect(reads()).toBe(2));
  release();
});

describe('the next intent loads the saved rooms ahead', () => {
  it('when it was not known what is saved', async () => {
    createTestShell({ listings });
    setSaved({ status: 'loading' });
    expect(await prefetchSaved()).toBe(false);
  });

  it('when the code did not load', async () => {
    createTestShell({ listings });
    jest.spyOn(dataCode, 'load').mockRejectedValueOnce(new Error('offline'));
    // The shell counts it as a try, so that not each link of a page tries again.
    await expect(prefetchSaved()).rejects.toThrow('offline');
    expect(await prefetchSaved()).not.toBe(false);
  });
});

it('loads no data ahead for the edit form', () => {
  const route = routeOf(pagePaths.edit('1'));
  expect(route).toMatchObject({ path: listingPagePatterns.edit });
  expect(route).not.toHaveProperty('handle');
});
