import { getQueryClient } from '@roommate/shell-api/query';
import { createTestShell, renderRoutes, sampleListings, sampleUser } from '@roommate/shell-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../routes.tsx';
import { makeScrollable } from '../../testing/scroll-page.ts';
import { prefetchBrowse } from './prefetch-browse.ts';

const PATH = '/browse-listings?availability=available';
const ALL_ROOMS = 100;

beforeEach(() => {
  sessionStorage.clear();
  makeScrollable();
});

/** The API examines this number of rooms for a page. Only rooms at these places do not contradict the dealbreakers. */
function setUp(fitting: number[], page: number, scan = 10) {
  const user = sampleUser({ uid: 'uid-seeker', email: 'seeker@example.com' });
  const listings = sampleListings(ALL_ROOMS).map((listing, i) => ({
    ...listing,
    availability: 'available' as const,
    rentAmount: fitting.includes(i) ? 5000 : 9000,
  }));
  const shell = createTestShell({ user, listings });
  shell.api.preferences.set(user.uid, { rentMax: 6000, dealbreakers: ['rentMax'] });
  shell.api.scanLimits = { scan, page };
  const cursors = () =>
    shell.api.calls
      .filter(({ path }) => path.startsWith('/roommates/search'))
      .map(({ path }) => new URL(path, 'http://api').searchParams.get('cursor'));
  return { shell, cursors };
}
const open = () => renderRoutes(routes, { path: PATH });
const cards = () => screen.queryAllByRole('article').length;
const prefetch = () => prefetchBrowse({ params: {}, request: new Request(`http://localhost${PATH}`) });
const everyThird = Array.from({ length: ALL_ROOMS }, (_, i) => i).filter((i) => i % 3 === 0);

describe('browse, when nearly all rooms contradict the dealbreakers', () => {
  it('fills the list from short pages, and continues after them', async () => {
    const { cursors } = setUp(everyThird, 30);
    open();
    expect(await screen.findByText('Showing 24 listings')).toBeVisible();
    // The third page ends with the 24th room.
    expect(cursors()).toEqual([null, '30', '60']);
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Showing 34 of 34 listings')).toBeVisible();
    expect(cursors().slice(3)).toEqual(['70']);
  });

  it('does not claim that a list is complete which it has cut', async () => {
    const { cursors } = setUp([5, 15, 25, 95], 10);
    open();
    expect(await screen.findByText(/^At least 3 rooms found\./)).toBeVisible();
    expect(await screen.findByText('Showing 3 listings')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
    expect(cursors()).toEqual([null, '10', '20', '30']);
  });

  it('does not claim that no room matches when it has not read on', async () => {
    setUp([95], 10);
    open();
    expect(await screen.findByRole('heading', { name: 'No rooms match so far' })).toBeVisible();
    expect(screen.getByText(/^No rooms found so far\./)).toBeVisible();
  });

  it('says so when it has read all rooms without a match', async () => {
    setUp([], 50);
    open();
    expect(await screen.findByRole('heading', { name: 'No rooms match' })).toBeVisible();
    expect(screen.getByText('0 rooms found. Your dealbreakers hide 100 rooms.')).toBeVisible();
  });

  it('knows the number of rooms when it has read all, and claims no order of the person', async () => {
    setUp([5, 95], 50);
    open();
    expect(await screen.findByText(/^2 rooms found\. Your dealbreakers/)).toBeVisible();
    expect(await screen.findByText('Showing 2 of 2 listings')).toBeVisible();
  });
});

describe('browse, when a short page is the last that loads', () => {
  it('keeps its rooms, and loads the others with Try Again', async () => {
    const { shell } = setUp([5, 15, 25, 35], 30);
    const stop = shell.fail(/cursor=/, 503);
    open();
    expect(await screen.findByText(/Some listings could not be loaded/)).toBeVisible();
    // The rows after the first come after the first paint.
    await waitFor(() => expect(cards()).toBe(3));
    expect(await screen.findByText('Showing 3 listings')).toBeVisible();
    stop();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(cards()).toBe(4));
    expect(screen.queryByText(/Some listings could not be loaded/)).not.toBeInTheDocument();
    expect(await screen.findByText('Showing 4 of 4 listings')).toBeVisible();
  });

  it('loads the others when the connection is back', async () => {
    const { shell } = setUp([5, 35], 30);
    const stop = shell.fail(/cursor=/, 'network');
    open();
    await screen.findByText(/Some listings could not be loaded/);
    stop();
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(cards()).toBe(2));
  });
});

describe('a list that loads ahead', () => {
  it('reads one page, and the visit reads the others', async () => {
    const { cursors } = setUp([5, 15], 10);
    prefetch();
    await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
    expect(cursors()).toEqual([null]);
    open();
    await waitFor(() => expect(cards()).toBe(2));
    expect(cursors()).toEqual([null, null, '10', '20', '30']);
  });

  it('reads the others of a visit that has started meanwhile', async () => {
    const { shell, cursors } = setUp([5, 15], 10);
    const release = shell.api.hold();
    prefetch();
    open();
    await screen.findByText('Loading rooms...');
    expect(cursors()).toEqual([null]);
    act(release);
    await waitFor(() => expect(cards()).toBe(2));
    expect(await screen.findByText('Showing 2 listings')).toBeVisible();
  });

  it('is not read again when its first page is full', async () => {
    const { cursors } = setUp(everyThird, ALL_ROOMS);
    prefetch();
    await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
    open();
    expect(await screen.findByText('Showing 24 listings')).toBeVisible();
    expect(cursors()).toEqual([null]);
  });
});
