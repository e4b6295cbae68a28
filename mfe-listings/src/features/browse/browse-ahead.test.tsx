import { getQueryClient } from '@roommate/shell-api/query';
import { createTestShell, renderRoutes, sampleListings } from '@roommate/shell-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import { batchKey } from './batches/batch-query.ts';
import { prefetchBrowse } from './prefetch-browse.ts';

it('shows outdated rooms that have loaded ahead at once, and newer ones replace them', async () => {
  const shell = createTestShell({ listings: sampleListings(3) });
  const reads = () => shell.api.calls.filter(({ path }) => path.startsWith('/roommates?')).length;
  await prefetchBrowse({ params: {}, request: new Request('http://localhost/browse-listings') });
  await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
  await getQueryClient().invalidateQueries({ queryKey: batchKey, refetchType: 'none' });
  Object.assign(shell.listings()[0] ?? {}, { title: 'A new title' });
  const release = shell.api.hold();
  const { container } = renderRoutes(routes, { path: '/browse-listings' });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  // The shell moves the focus to the new page.
  act(() => void container.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  await waitFor(() => expect(reads()).toBe(2));
  expect(screen.queryByText('A new title')).not.toBeInTheDocument();
  act(release);
  expect(await screen.findByText('A new title')).toBeVisible();
});

describe('a link to the open list', () => {
  beforeEach(() => history.replaceState(null, '', '/browse-listings?sort=rent'));
  afterEach(() => history.replaceState(null, '', '/'));

  /** What the API is asked for when a link of the page loads ahead. */
  async function requestsFor(search: string): Promise<string[]> {
    const { api } = createTestShell({ listings: sampleListings(3) });
    await prefetchBrowse({ params: {}, request: new Request(`http://localhost/browse-listings${search}`) });
    await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
    return api.calls.map(({ path }) => path);
  }

  it('loads the areas for its map ahead, and not the rooms that the page has', async () => {
    expect(await requestsFor('?sort=rent&view=map')).toEqual(['/areas']);
  });

  it('loads the rooms of another search ahead', async () => {
    const [first, ...others] = await requestsFor('?q=room');
    expect(first).toMatch(/^\/roommates\/search\?.*q=room/);
    expect(others).toEqual([]);
  });
});
