import { getQueryClient } from '@roommate/shell-api/query';
import {
  createTestShell,
  renderRoutes,
  sampleId,
  sampleListings,
  sampleUser,
} from '@roommate/shell-api/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act } from 'react';
import { routes } from '../../routes.tsx';

const PATH = '/dashboard/all-listings';

function setUp(
  count: number,
  prepare: (shell: ReturnType<typeof createTestShell>) => void = () => undefined,
) {
  const shell = createTestShell({ user: sampleUser(), listings: sampleListings(count) });
  prepare(shell);
  const { router } = renderRoutes(routes, { path: PATH });
  return { shell, router };
}

// Not findBy: each failed attempt would print the whole page, which is long.
const shows = (from: number, to: number) =>
  waitFor(() =>
    expect(document.querySelector('p[role=status]')?.textContent).toBe(`Showing listings ${from} to ${to}`),
  );
const cards = () => document.querySelectorAll('article');
const linkTo = (index: number) =>
  document.querySelector<HTMLAnchorElement>(`a[href="/roommate/${sampleId(index)}"]`);
/** Leaves out requests about the person, because their responses do not change the list. */
const requests = (shell: ReturnType<typeof createTestShell>) =>
  shell.api.calls.filter(({ path }) => path.startsWith('/roommates'));
// By text, because queries by role are slow on a page with many cards.
const more = () => screen.queryByText('Load more');
const loadMore = () => fireEvent.click(screen.getByText('Load more'));

it('shows the first page of listings of all users', async () => {
  const { shell } = setUp(60);
  await shows(1, 24);
  expect(cards()).toHaveLength(24);
  expect(linkTo(0)).toBeVisible();
  expect(linkTo(1)).toBeVisible();
  expect(requests(shell)).toMatchObject([{ method: 'GET', path: '/roommates?limit=24' }]);
});

it('loads more pages, focuses the first new card, and stops after the last page', async () => {
  setUp(60);
  await shows(1, 24);
  loadMore();
  await shows(1, 48);
  await waitFor(() => expect(linkTo(24)).toHaveFocus());
  loadMore();
  await shows(1, 60);
  expect(cards()).toHaveLength(60);
  expect(more()).not.toBeInTheDocument();
});

it('shows people with preferences how each listing fits', async () => {
  const { shell } = setUp(30, ({ api }) => api.preferences.set(sampleUser().uid, { rentMax: 2_000_000 }));
  await shows(1, 24);
  // A quarter of the listings are the person's own.
  await waitFor(() => expect(screen.getAllByText(/% match$/)).toHaveLength(18));
  loadMore();
  await waitFor(() => expect(screen.getAllByText(/% match$/).length).toBeGreaterThan(18));
  expect(shell.api.calls.filter(({ path }) => path.startsWith('/matches/of'))).toHaveLength(2);
});

it('shows an error when the first page fails, and tries again', async () => {
  const { shell } = setUp(30, (failing) => failing.fail('/roommates', 'network'));
  expect(await screen.findByRole('heading', { name: 'Error Loading Listings' })).toBeVisible();
  expect(screen.getByText('Failed to fetch listings')).toBeVisible();
  shell.recover();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await shows(1, 24);
});

it('requests a first page that fails only once, and again for each press of Try Again', async () => {
  const { shell } = setUp(30, (failing) => failing.fail('/roommates', 503, { times: 2 }));
  const again = () => screen.findByRole('button', { name: 'Try Again' });
  await userEvent.click(await again());
  expect(requests(shell)).toHaveLength(2);
  await userEvent.click(await again());
  await shows(1, 24);
  expect(requests(shell)).toHaveLength(3);
});

it('shows the listings of a visit after one that failed, although it knows those of the first visit', async () => {
  const { shell, router } = setUp(30);
  const visit = () => {
    void getQueryClient().invalidateQueries({ queryKey: ['listings'], refetchType: 'none' });
    return act(() => router.navigate(PATH));
  };
  await shows(1, 24);
  const failures = shell.fail('/roommates', 503);
  await visit();
  expect(await screen.findByRole('heading', { name: 'Error Loading Listings' })).toBeVisible();
  failures();
  await visit();
  await shows(1, 24);
  expect(requests(shell)).toHaveLength(3);
});

it('keeps the loaded listings when the next page fails, and tries that page again', async () => {
  const { shell } = setUp(30);
  await shows(1, 24);
  shell.fail('/roommates', 503, { times: 1 });
  loadMore();
  const again = await screen.findByText('Try Again');
  expect(cards()).toHaveLength(24);
  await userEvent.click(again);
  await shows(1, 30);
});

it('links to the add form when there are no listings', async () => {
  setUp(0);
  expect(await screen.findByRole('heading', { name: 'No Listings Found' })).toBeVisible();
  const link = screen.getByRole('link', { name: 'Add Your Listing' });
  expect(link).toHaveAttribute('href', '/dashboard/add-listing');
});

it('shows the same listings after going back, and starts again on a new visit', async () => {
  const { shell, router } = setUp(60);
  await shows(1, 24);
  loadMore();
  await shows(1, 48);
  await act(() => router.navigate(`/roommate/${sampleId(30)}`));
  const calls = requests(shell).length;
  await act(() => router.navigate(-1));
  await shows(1, 48);
  expect(requests(shell)).toHaveLength(calls);
  await act(() => router.navigate('/about'));
  await act(() => router.navigate(PATH));
  await shows(1, 24);
});
