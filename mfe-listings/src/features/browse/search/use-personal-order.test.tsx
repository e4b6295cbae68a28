import { createTestShell, renderRoutes, sampleListing, sampleUser } from '@roommate/shell-api/testing';
import { getQueryClient } from '@roommate/shell-api/query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { routes } from '../../../routes.tsx';
import '../../../testing/everything-in-view.ts';

const user = sampleUser({ uid: 'uid-seeker', email: 'seeker@example.com' });
const listings = [
  sampleListing(0, { rentAmount: 9000, roomType: 'Single' }),
  sampleListing(1, { rentAmount: 7000, roomType: 'Single' }),
];

function setUp(path: string, rentMax: number) {
  const shell = createTestShell({ user, listings });
  shell.api.preferences.set(user.uid, { rentMax, dealbreakers: ['rentMax'] });
  renderRoutes(routes, { path });
  return shell;
}

describe('a search of a person with preferences', () => {
  const titles = () =>
    screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

  it('lists what fits, and reports what the dealbreakers hide', async () => {
    setUp('/browse-listings?roomType=Single', 8000);
    expect(
      await screen.findByText(/^1 room found, best match first\. Your dealbreakers hide 1 room\.$/),
    ).toBeVisible();
    await waitFor(() => expect(titles()).toEqual([listings[1]?.title]));
  });

  it.each(['newest', 'rent', '-rent'])(
    'hides what does not fit with sort=%s, until the person wants it',
    async (sort) => {
      setUp(`/browse-listings?roomType=Single&sort=${sort}`, 8000);
      expect(await screen.findByText('1 room found. Your dealbreakers hide 1 room.')).toBeVisible();
      await waitFor(() => expect(titles()).toEqual([listings[1]?.title]));
      act(() => screen.getByRole('link', { name: 'Show rooms with a dealbreaker' }).click());
      expect(await screen.findByText('2 rooms found')).toBeVisible();
      await waitFor(() => expect(titles()).toHaveLength(2));
      act(() => screen.getByRole('link', { name: 'Hide rooms with a dealbreaker' }).click());
      expect(await screen.findByText('1 room found. Your dealbreakers hide 1 room.')).toBeVisible();
    },
  );

  it('links to the preferences when the dealbreakers hide all rooms', async () => {
    setUp('/browse-listings?roomType=Single', 5000);
    expect(await screen.findByText('Your dealbreakers hide 2 rooms.')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Change your preferences' });
    expect(link).toHaveAttribute('href', '/dashboard/preferences');
  });

  it('is read again when the page came in the order for everybody', async () => {
    const shell = createTestShell({ listings });
    shell.api.preferences.set(user.uid, { rentMax: 8000 });
    renderRoutes(routes, { path: '/browse-listings?roomType=Single' });
    await screen.findByText('2 rooms found');
    await waitFor(() => expect(titles()).toEqual([listings[0]?.title, listings[1]?.title]));
    act(() => shell.signIn(user));
    await screen.findByText('2 rooms found, best match first');
    await waitFor(() => expect(titles()).toEqual([listings[1]?.title, listings[0]?.title]));
    expect(await screen.findByText('100% match')).toBeVisible();
    expect(shell.api.calls.filter(({ path }) => path.startsWith('/matches'))).toHaveLength(1);
  });

  it('is read again for dealbreakers, too, when everybody finds more than 1,000 rooms', async () => {
    const shell = createTestShell({ listings });
    shell.api.preferences.set(user.uid, { rentMax: 8000, dealbreakers: ['rentMax'] });
    const facet = { relation: 'gte', values: [] };
    const facets = { roomType: facet, availability: facet, rent: facet, places: facet };
    const total = { value: 1000, relation: 'gte' };
    const items = Array.from({ length: 24 }, (_, i) => sampleListing(i));
    const many = { items, next: 'more', total, facets, understood: { places: [] }, names: [] };
    const stop = shell.respond(/^\/roommates\/search/, many);
    renderRoutes(routes, { path: '/browse-listings?roomType=Single&sort=rent' });
    await screen.findByText('More than 1,000 rooms found');
    stop();
    act(() => shell.signIn(user));
    expect(await screen.findByText('1 room found. Your dealbreakers hide 1 room.')).toBeVisible();
  });

  it('stays as it is when the person has already read on', async () => {
    const shell = createTestShell({ listings });
    shell.api.preferences.set(user.uid, { rentMax: 8000 });
    renderRoutes(routes, { path: '/browse-listings?roomType=Single' });
    await screen.findByText('2 rooms found');
    jest.replaceProperty(window, 'scrollY', 5000);
    act(() => shell.signIn(user));
    expect(await screen.findByText('100% match')).toBeVisible();
    expect(titles()).toEqual([listings[0]?.title, listings[1]?.title]);
    jest.restoreAllMocks();
  });

  it('is in the order for everybody after the person has signed out', async () => {
    const shell = setUp('/browse-listings?roomType=Single', 8000);
    await screen.findByText(/Your dealbreakers hide 1 room\.$/);
    // Signing out is a use of the page, so the code for more rows has loaded.
    fireEvent.pointerDown(document.body);
    act(() => shell.signOut());
    await screen.findByText('2 rooms found');
    await waitFor(() => expect(titles()).toEqual([listings[0]?.title, listings[1]?.title]));
  });

  it('is in the order for everybody after the preferences were deleted elsewhere', async () => {
    const shell = setUp('/browse-listings?roomType=Single', 8000);
    await screen.findByText(/Your dealbreakers hide 1 room\.$/);
    shell.api.preferences.delete(user.uid);
    await act(() => getQueryClient().invalidateQueries({ queryKey: ['preferences'] }));
    await screen.findByText('2 rooms found');
    await waitFor(() => expect(titles()).toEqual([listings[0]?.title, listings[1]?.title]));
  });
});
