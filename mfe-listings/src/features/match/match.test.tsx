import {
  createTestShell,
  renderRoutes,
  sampleId,
  sampleListing,
  sampleUser,
} from '@roommate/shell-api/testing';
import { getQueryClient } from '@roommate/shell-api/query';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.tsx';
import '../../testing/everything-in-view.ts';

const user = sampleUser({ uid: 'uid-seeker', email: 'seeker@example.com' });
const listings = [
  sampleListing(0, { rentAmount: 9000, roomType: 'Single' }),
  sampleListing(1, { rentAmount: 7000, roomType: 'Single' }),
];

function setUp(path: string, rentMax?: number) {
  const shell = createTestShell({ user, listings });
  if (rentMax !== undefined) shell.api.preferences.set(user.uid, { rentMax, dealbreakers: ['rentMax'] });
  renderRoutes(routes, { path });
  return shell;
}
const preferencesAreRead = () =>
  waitFor(() => expect(getQueryClient().getQueryState(['preferences', user.uid])?.status).toBe('success'));
const matchCalls = ({ api }: ReturnType<typeof createTestShell>) =>
  api.calls.filter(({ path }) => path.startsWith('/matches'));

describe('the match of a listing', () => {
  it('is on each card of browse, from one request', async () => {
    const shell = setUp('/browse-listings', 8000);
    const fitting = await screen.findByText('100% match');
    expect(fitting.closest('article')).toHaveTextContent('In budget');
    expect(within(fitting.closest('article') ?? fitting).getByRole('listitem').textContent).toBe(
      'Fits: In budget',
    );
    const other = screen.getByText('0% match');
    expect(other.closest('article')).toHaveTextContent('BDT 1,000 above your budget');
    expect(matchCalls(shell)).toHaveLength(1);
  });

  it('is on the cards of saved rooms and of an area', async () => {
    const rooms = listings.map((listing) => ({ ...listing, location: 'Dhanmondi, Dhaka' }));
    const shell = createTestShell({ user, listings: rooms, saved: rooms.map(({ _id }) => _id) });
    shell.api.preferences.set(user.uid, { rentMax: 8000 });
    for (const path of ['/saved', '/areas/dhanmondi']) {
      const { unmount } = renderRoutes(routes, { path });
      const fitting = await screen.findByText('100% match');
      expect(fitting.closest('article')).toHaveTextContent('In budget');
      expect(screen.getByText('0% match').closest('article')).toBeVisible();
      unmount();
    }
  });

  it('is a row of a comparison without the mark of a difference', async () => {
    setUp(`/compare?ids=${sampleId(0)},${sampleId(1)}`, 8000);
    const label = await screen.findByRole('rowheader', { name: 'How it fits you' });
    const cells = within(label.closest('tbody') ?? label).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '0% match · Dealbreaker: BDT 1,000 above your budget',
      '100% match · In budget',
    ]);
    expect(screen.getByText(/ of 7 facts differ\./)).toBeVisible();
  });

  it('is not a row of a comparison for visitors', async () => {
    createTestShell({ listings });
    renderRoutes(routes, { path: `/compare?ids=${sampleId(0)},${sampleId(1)}` });
    await screen.findByRole('rowheader', { name: /^Lifestyle/ });
    expect(screen.queryByText('How it fits you')).not.toBeInTheDocument();
  });

  it('is on the details page with its reasons', async () => {
    setUp(`/roommate/${sampleId(0)}`, 8000);
    const section = await screen.findByRole('region', { name: '0% match' });
    expect(within(section).getByRole('listitem').textContent).toBe(
      'Does not fit: Dealbreaker: BDT 1,000 above your budget',
    );
    expect(within(section).getByRole('link')).toHaveAttribute('href', '/dashboard/preferences');
  });

  it('is not requested without preferences', async () => {
    const shell = setUp(`/roommate/${sampleId(0)}`);
    await screen.findByRole('heading', { level: 1 });
    await preferencesAreRead();
    expect(matchCalls(shell)).toEqual([]);
    expect(screen.queryByText(/% match/)).not.toBeInTheDocument();
  });

  it('does not disturb the page when it cannot be loaded', async () => {
    const shell = createTestShell({ user, listings });
    shell.api.preferences.set(user.uid, { rentMax: 8000 });
    shell.fail(/^\/matches/, 503);
    renderRoutes(routes, { path: `/roommate/${sampleId(0)}` });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(matchCalls(shell)).toHaveLength(1));
    await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
    expect(screen.queryByText(/% match/)).not.toBeInTheDocument();
  });

  it('appears on the next page after a failure', async () => {
    const shell = createTestShell({ user, listings });
    shell.api.preferences.set(user.uid, { rentMax: 8000 });
    const stop = shell.fail('/preferences', 503);
    const { unmount } = renderRoutes(routes, { path: `/roommate/${sampleId(0)}` });
    await waitFor(() =>
      expect(getQueryClient().getQueryState(['preferences', user.uid])?.status).toBe('error'),
    );
    unmount();
    stop();
    renderRoutes(routes, { path: `/roommate/${sampleId(1)}` });
    expect(await screen.findByRole('region', { name: '100% match' })).toBeVisible();
  });
});

it('shows each fact that the owner states about the home on its line', async () => {
  const home = { smoking: 'no', pets: 'yes', availableFrom: '2026-12-01' } as const;
  createTestShell({ user, listings: [sampleListing(0, { home })] });
  renderRoutes(routes, { path: `/roommate/${sampleId(0)}` });
  const facts = [...((await screen.findByText('Home')).nextElementSibling?.querySelectorAll('li') ?? [])];
  expect(facts.map(({ textContent }) => textContent)).toEqual(['Non-smoking home', 'This home has pets']);
  expect(screen.getByText('Free from').nextElementSibling?.textContent).toBe('December 1, 2026');
});
