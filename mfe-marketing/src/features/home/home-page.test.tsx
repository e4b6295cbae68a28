import { Link, Outlet, useLocation } from '@roommate/shell-api';
import {
  createTestShell,
  renderRoutes,
  sampleListing,
  sampleListings,
  sampleUser,
} from '@roommate/shell-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { routes } from '../../routes.tsx';
import '../../testing/media.ts';

const AVAILABLE_LISTINGS = '/roommates/available?limit=8';

const open = () => renderRoutes(routes, { path: '/' });
const cards = () => within(screen.getByRole('list', { name: 'Available listings' })).getAllByRole('article');

it('requests the available listings before the first render and does not wait for them', async () => {
  const shell = createTestShell({ listings: sampleListings(24) });
  const respond = shell.api.hold();
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Find Your Perfect Roommate');
  expect(shell.api.calls[0]).toEqual({ method: 'GET', path: AVAILABLE_LISTINGS, body: undefined });
  expect(screen.getByText('Loading available roommates...')).toBeInTheDocument();
  respond();
  await waitFor(() => expect(cards()).toHaveLength(8));
  expect(screen.queryByText('Loading available roommates...')).not.toBeInTheDocument();
});

it('shows its hero before its sections when it opens in the app, and all at once when it loads', async () => {
  createTestShell();
  const sections: number[] = [];
  const Watch = () => {
    const { key, pathname } = useLocation();
    useLayoutEffect(() => {
      if (pathname === '/') sections.push(screen.queryAllByRole('heading', { level: 2 }).length);
    }, [key, pathname]);
    return <Outlet />;
  };
  const children = [...routes, { path: '/start', element: <Link to="/">Home</Link> }];
  const { unmount } = renderRoutes([{ element: <Watch />, children }], { path: '/start' });
  await userEvent.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByRole('heading', { name: 'Featured Roommate' })).toBeVisible();
  unmount();
  renderRoutes([{ element: <Watch />, children }], { path: '/' });
  expect(await screen.findByRole('heading', { name: 'Featured Roommate' })).toBeVisible();
  expect(sections).toEqual([0, 4]);
});

it('has its sections in the order of the specification, with their links', async () => {
  createTestShell();
  open();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Featured Roommate',
    'About Us',
    'Join FREE Community',
    'What Our Users Say',
  ]);
  const linkTarget = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(linkTarget('Check All Listing')).toBe('/browse-listings');
  expect(linkTarget('Browse Listings')).toBe('/browse-listings');
  expect(linkTarget('Get Started Today')).toBe('/add-listings');
});

it('shows the fields of the specification on a featured card', async () => {
  createTestShell({ listings: [sampleListing(0, { rentAmount: 4500, name: 'Nusrat Jahan' })] });
  open();
  await waitFor(() => expect(cards()).toHaveLength(1));
  const [card] = cards();
  expect(card).toHaveTextContent('Available');
  expect(card).toHaveTextContent('Single');
  expect(card).toHaveTextContent('BDT 4500/month');
  expect(card).toHaveTextContent('Road 8A, Dhanmondi, Dhaka');
  expect(card).toHaveTextContent('Posted by Nusrat Jahan');
  const link = screen.getByRole('link', { name: /View Details/ });
  expect(link).toHaveAttribute('href', `/roommate/${sampleListing(0)._id}`);
});

describe('the match of a featured room', () => {
  const user = sampleUser({ uid: 'uid-seeker', email: 'seeker@example.com' });
  const listings = [sampleListing(0, { rentAmount: 9000 }), sampleListing(1, { rentAmount: 7000 })];
  const personalCalls = ({ api }: ReturnType<typeof createTestShell>) =>
    api.calls.map(({ path }) => path).filter((path) => /^\/(preferences|matches)/.test(path));

  it('is on each card of a person with preferences, with its reasons', async () => {
    const shell = createTestShell({ user, listings });
    shell.api.preferences.set(user.uid, { rentMax: 8000 });
    open();
    const fitting = await screen.findByText('100% match');
    expect(fitting.closest('article')).toHaveTextContent('In budget');
    expect(screen.getByText('0% match').closest('article')).toHaveTextContent('BDT 1,000 above your budget');
    expect(personalCalls(shell)).toHaveLength(2);
  });

  it('is not requested for visitors and without preferences', async () => {
    const shell = createTestShell({ listings });
    open();
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(personalCalls(shell)).toEqual([]);
    act(() => shell.signIn(user));
    await waitFor(() => expect(personalCalls(shell)).toEqual(['/preferences']));
    expect(screen.queryByText(/% match/)).not.toBeInTheDocument();
  });

  it('ends with the session', async () => {
    const shell = createTestShell({ user, listings });
    shell.api.preferences.set(user.uid, { rentMax: 8000 });
    open();
    await screen.findByText('100% match');
    act(() => shell.signOut());
    expect(screen.queryByText(/% match/)).not.toBeInTheDocument();
  });

  it('does not disturb the page when it cannot be loaded', async () => {
    const shell = createTestShell({ user, listings });
    shell.api.preferences.set(user.uid, { rentMax: 8000 });
    shell.fail(/^\/matches/, 503);
    open();
    await waitFor(() => expect(personalCalls(shell)).toHaveLength(2));
    expect(cards()).toHaveLength(2);
    expect(screen.queryByText(/% match/)).not.toBeInTheDocument();
  });
});

it("says 'No roommates available' when every room is taken", async () => {
  createTestShell({ listings: [sampleListing(0, { availability: 'not available' })] });
  open();
  expect(await screen.findByRole('heading', { name: 'No roommates available' })).toBeInTheDocument();
});

describe('when the listings cannot be loaded', () => {
  it('still shows everything else, and Try Again repeats the request', async () => {
    const shell = createTestShell();
    shell.fail(AVAILABLE_LISTINGS, 503, { times: 2 });
    open();
    const user = userEvent.setup();
    const tryAgain = () => screen.findByRole('button', { name: 'Try Again' });
    const first = await tryAgain();
    await user.click(first);
    expect(screen.getByRole('heading', { name: 'About Us' })).toBeInTheDocument();
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await user.click(await tryAgain());
    await waitFor(() => expect(cards()).toHaveLength(8));
    expect(document.activeElement).toContainElement(cards()[0] ?? null);
  });

  it('retries automatically when the browser is online again', async () => {
    const shell = createTestShell();
    shell.fail(AVAILABLE_LISTINGS, 'network', { times: 1 });
    open();
    await screen.findByRole('button', { name: 'Try Again' });
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(cards()).toHaveLength(8));
  });
});

describe('the search in the hero', () => {
  it('shows the matches of a text on the browse page', async () => {
    createTestShell();
    const { router } = open();
    await userEvent.type(
      await screen.findByRole('combobox', { name: 'Search rooms' }),
      '2 seat in mirpur{Enter}',
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/browse-listings'));
    expect(router.state.location.search).toBe('?q=2+seat+in+mirpur');
  });

  it('goes to a suggested place', async () => {
    createTestShell();
    const { router } = open();
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search rooms' }), 'dhanm');
    await userEvent.click(await screen.findByRole('option', { name: /^Dhanmondi ধানমন্ডি/ }));
    expect(router.state.location.search).toBe('?place=dhanmondi');
  });

  it('links to searches that find available rooms', async () => {
    createTestShell({
      listings: [
        ...Array.from({ length: 8 }, (_, n) =>
          sampleListing(10 + n, { location: 'Mirpur 10', rentAmount: 7000, availability: 'available' }),
        ),
        sampleListing(1, { location: 'Nilkhet, near TSC', rentAmount: 20_000 }),
        sampleListing(2, { location: 'Uttara', rentAmount: 5000, availability: 'not available' }),
      ],
    });
    open();
    const list = await screen.findByRole('list', { name: 'Popular searches' });
    const first = await within(list).findByRole('link', { name: 'Mirpur under 8,000' });
    expect(first).toHaveAttribute(
      'href',
      '/browse-listings?place=mirpur&rentMax=8000&availability=available',
    );
    // They are part of Mirpur, and not available.
    expect(within(list).queryByText(/Mirpur 10|Uttara/)).not.toBeInTheDocument();
    const rents = within(list).getByRole('link', { name: 'What a room costs in Mirpur' });
    expect(rents).toHaveAttribute('href', '/areas/mirpur');
  });

  it('shows the page without quick links when they do not load', async () => {
    const shell = createTestShell();
    shell.fail(/search/, 503);
    open();
    await waitFor(() => expect(cards()).toHaveLength(8));
    expect(
      within(screen.getByRole('list', { name: 'Popular searches' })).queryByRole('link'),
    ).not.toBeInTheDocument();
  });
});
