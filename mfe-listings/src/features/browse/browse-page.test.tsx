import {
  createTestShell,
  renderRoutes,
  sampleId,
  sampleListing,
  sampleListings,
  type TestShell,
} from '@roommate/shell-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../routes.tsx';
import { rowFollowerCode } from './grid/row-follower-code.ts';
import { getQueryClient } from '@roommate/shell-api/query';
import { makeScrollable, scrollPage } from '../../testing/scroll-page.ts';

const ROW_HEIGHT = 440;

beforeEach(() => {
  sessionStorage.clear();
  makeScrollable();
});

const open = () => renderRoutes(routes, { path: '/browse-listings' });
const card = (index: number) =>
  [...document.querySelectorAll('article')].find(({ textContent }) => textContent.startsWith(`#${index}BDT`));
const statOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
const expectCount = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());
const listRequests = (shell: TestShell) =>
  shell.api.calls.map(({ path }) => path).filter((path) => path.startsWith('/roommates?'));

async function scrollThrough(shell: TestShell, batches: number) {
  for (let batch = 1; batch < batches; batch++) {
    scrollPage(batch * 24 * ROW_HEIGHT - 1000);
    await waitFor(() => expect(new Set(listRequests(shell)).size).toBe(batch + 1));
    await waitFor(() => expect(card(batch * 24 + 1)).toBeVisible());
  }
}

it("shows 'Loading all listings...' and then the stats and cards", async () => {
  const shell = createTestShell({
    listings: [
      sampleListing(0, { title: 'Sunny room', location: 'Banani, Dhaka', rentAmount: 9000, name: 'Mim' }),
      sampleListing(1, { roomType: 'Shared', availability: 'not available' }),
    ],
  });
  const release = shell.api.hold();
  open();
  expect(await screen.findByText('Loading all listings...')).toBeVisible();
  act(release);
  // The second row comes after the first paint.
  await waitFor(() => expect(card(2)).toBeVisible());
  await waitFor(() => expect(statOf('Total Listings')).toBe('2'));
  expect([statOf('Available Now'), statOf('Room Types')]).toEqual(['1', '2']);
  const first = within(card(1) ?? document.body);
  for (const text of ['Sunny room', 'Banani, Dhaka', 'Posted by Mim', 'Single', 'Available']) {
    expect(first.getByText(text)).toBeVisible();
  }
  expect(card(1)).toHaveTextContent('BDT 9000/month');
  expect(first.getByRole('link', { name: /See Details/ })).toHaveAttribute(
    'href',
    `/roommate/${sampleId(0)}`,
  );
  expect(within(card(2) ?? document.body).getByText('Not available')).toBeVisible();
});

it('keeps the link to the next page for crawlers that run scripts, and shows the button', async () => {
  createTestShell({ listings: sampleListings(30) });
  open();
  expect(await screen.findByRole('button', { name: 'Load more' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
  const next = document.querySelector('a[rel="next"]');
  expect(next).toHaveAttribute('href', expect.stringMatching(/^\/browse-listings\?cursor=/));
});

it("shows 'Error Loading Listings' when the first page fails, and Try Again loads the data", async () => {
  const shell = createTestShell({ listings: sampleListings(1) });
  shell.fail('/roommates', 500);
  shell.fail('/roommates/stats', 500);
  open();
  expect(await screen.findByRole('heading', { name: 'Error Loading Listings' })).toBeVisible();
  expect(screen.getByText('Failed to fetch listings')).toBeVisible();
  shell.recover();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(card(1)).toBeVisible());
  await waitFor(() => expect(statOf('Total Listings')).toBe('1'));
});

it("shows 'No Listings Found' with a link to add one", async () => {
  createTestShell({ listings: [] });
  open();
  expect(await screen.findByRole('heading', { name: 'No Listings Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add Your Listing' })).toHaveAttribute('href', '/add-listings');
});

it('loads batches while the user scrolls, and bounds the DOM and the memory', async () => {
  const shell = createTestShell({ listings: sampleListings(600) });
  open();
  await waitFor(() => expect(card(1)).toBeVisible());
  await expectCount('Showing 24 of 600 listings');
  expect(listRequests(shell)).toHaveLength(1);
  await scrollThrough(shell, 12);
  expect(document.querySelectorAll('li').length).toBeLessThan(40);
  const item = card(265)?.closest('li');
  expect([item?.getAttribute('aria-posinset'), item?.getAttribute('aria-setsize')]).toEqual(['265', '600']);

  // The first batches are not in memory any more. Only the visible one is fetched again.
  const before = listRequests(shell).length;
  scrollPage(0);
  await waitFor(() => expect(card(1)).toBeVisible());
  expect(listRequests(shell).slice(before)).toEqual(['/roommates?limit=24']);
});

it('keeps the loaded listings when a later batch fails, and continues after Try Again', async () => {
  const shell = createTestShell({ listings: sampleListings(60) });
  open();
  await waitFor(() => expect(card(1)).toBeVisible());
  const stop = shell.fail(/cursor=/, 'network');
  scrollPage(20 * ROW_HEIGHT);
  expect(await screen.findByText(/Some listings could not be loaded/)).toBeVisible();
  expect(card(24)).toBeVisible();
  stop();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(card(25)).toBeVisible());
});

it('loads a later batch that failed when the connection returns', async () => {
  const shell = createTestShell({ listings: sampleListings(60) });
  open();
  await waitFor(() => expect(card(1)).toBeVisible());
  const stop = shell.fail(/cursor=/, 'network');
  scrollPage(20 * ROW_HEIGHT);
  await screen.findByText(/Some listings could not be loaded/);
  stop();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(card(25)).toBeVisible());
});

it('requests a failed batch again on the next visit', async () => {
  const shell = createTestShell({ listings: sampleListings(60) });
  const { router } = open();
  await waitFor(() => expect(card(1)).toBeVisible());
  const stop = shell.fail(/cursor=/, 'network');
  scrollPage(20 * ROW_HEIGHT);
  await screen.findByText(/Some listings could not be loaded/);
  stop();
  await act(() => router.navigate('/about'));
  scrollPage(0);
  await act(() => router.navigate('/browse-listings'));
  await waitFor(() => expect(card(1)).toBeVisible());
  scrollPage(20 * ROW_HEIGHT);
  await waitFor(() => expect(card(25)).toBeVisible());
});

it('shows skeletons in the place of the next batch', async () => {
  const shell = createTestShell({ listings: sampleListings(60) });
  open();
  await waitFor(() => expect(card(1)).toBeVisible());
  const release = shell.api.hold();
  scrollPage(20 * ROW_HEIGHT);
  const places = () => document.querySelectorAll('li[aria-hidden]').length;
  await waitFor(() => expect(places()).toBeGreaterThan(0));
  act(release);
  await waitFor(() => expect(card(25)).toBeVisible());
  expect(places()).toBe(0);
});

it('shows the listings when the stats fail', async () => {
  const shell = createTestShell({ listings: sampleListings(1) });
  shell.fail('/roommates/stats', 500);
  open();
  await waitFor(() => expect(card(1)).toBeVisible());
  await waitFor(() => expect(statOf('Total Listings')).toBe('–Unknown'));
});

it('groups the digits of large numbers', async () => {
  const shell = createTestShell({ listings: sampleListings(30) });
  shell.respond('/roommates/stats', { total: 28_824, available: 20_000, roomTypes: 2 });
  open();
  await waitFor(() => expect(statOf('Total Listings')).toBe('28,824'));
  await expectCount('Showing 24 of 28,824 listings');
});

it('loads the stats again when the user follows a link to the same page', async () => {
  const shell = createTestShell({ listings: sampleListings(2) });
  const { router } = open();
  await waitFor(() => expect(statOf('Total Listings')).toBe('2'));
  shell.respond('/roommates/stats', { total: 3, available: 3, roomTypes: 1 });
  await getQueryClient().invalidateQueries({ refetchType: 'none' });
  await act(() => router.navigate('/browse-listings'));
  await waitFor(() => expect(statOf('Total Listings')).toBe('3'));
});

it('keeps the cards and the focus when the code that follows the visitor arrives', async () => {
  createTestShell({ listings: sampleListings(60) });
  open();
  await waitFor(() => expect(card(1)).toBeVisible());
  const link = within(card(1) ?? document.body).getByRole('link');
  act(() => link.focus());
  await waitFor(() => expect(rowFollowerCode.loaded).toBeDefined());
  await waitFor(() => expect(card(12)).toBeUndefined());
  expect(link).toHaveFocus();
});

it("loads the next batch with 'Load more'", async () => {
  createTestShell({ listings: sampleListings(30) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await expectCount('Showing 30 of 30 listings');
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

it('returns from details to the same scroll position immediately, then updates the visible listings', async () => {
  const shell = createTestShell({ listings: sampleListings(120) });
  const { router } = open();
  await waitFor(() => expect(card(1)).toBeVisible());
  await scrollThrough(shell, 3);
  const position = window.scrollY;
  await act(() => router.navigate(`/roommate/${sampleId(52)}`));
  await screen.findByRole('button', { name: 'Like this listing' });
  scrollPage(0);
  Object.assign(shell.listings()[50] ?? {}, { title: 'A new title' });
  const release = shell.api.hold();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(card(51)).toBeVisible());
  expect(window.scrollY).toBe(position);
  expect(screen.queryByText('A new title')).not.toBeInTheDocument();
  act(release);
  expect(await screen.findByText('A new title')).toBeVisible();
});

it('restores the scroll position after a reload', async () => {
  const shell = createTestShell({ listings: sampleListings(120) });
  const { unmount } = open();
  await waitFor(() => expect(card(1)).toBeVisible());
  await scrollThrough(shell, 3);
  const position = window.scrollY;
  window.dispatchEvent(new Event('pagehide'));
  const saved = { ...sessionStorage };
  unmount();
  Object.assign(sessionStorage, saved);
  getQueryClient().clear();
  scrollPage(0);
  open();
  await waitFor(() => expect(card(51)).toBeVisible());
  expect(window.scrollY).toBe(position);
});
