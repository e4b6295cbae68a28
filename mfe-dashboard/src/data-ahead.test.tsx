import { setSession, type PageHandle } from '@roommate/shell-api';
import { getQueryClient } from '@roommate/shell-api/query';
import { createTestShell, renderRoutes, sampleListings, sampleUser } from '@roommate/shell-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { routes } from './routes.tsx';

const routeOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route;

/** Loads the data of a page ahead. The copy is as old as `age` afterwards. */
async function setUp(path: string, { age = 29_999, data = path } = {}) {
  const now = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const shell = createTestShell({ user: sampleUser(), listings: sampleListings(3) });
  const reads = () => shell.api.calls.filter((call) => call.path.startsWith(data)).length;
  const { prefetch } = routeOf(path)?.handle as PageHandle;
  prefetch({ request: new Request(`http://localhost${path}`), params: {} });
  await waitFor(() => expect(reads()).toBe(1));
  await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
  now.mockReturnValue(1_000_000 + age);
  return { shell, reads };
}

afterEach(() => jest.restoreAllMocks());

it.each([
  ['/dashboard', '/roommates/stats', 'Here is how your rooms are doing.'],
  ['/dashboard/my-listings', '/roommates/mylistings', sampleListings(1)[0]?.title ?? ''],
  ['/dashboard/alerts', '/alerts', /^No alerts yet/],
  ['/dashboard/api-keys', '/api-keys', 'You have no API keys.'],
])('%s shows the data that have loaded ahead, while it asks again', async (path, data, text) => {
  const { shell, reads } = await setUp(path, { data });
  const release = shell.api.hold();
  renderRoutes(routes, { path });
  expect((await screen.findAllByText(text))[0]).toBeVisible();
  await waitFor(() => expect(reads()).toBe(2));
  release();
  await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
  expect(screen.getAllByText(text)[0]).toBeVisible();
});

describe('all listings', () => {
  const path = '/dashboard/all-listings';
  const data = '/roommates?limit=24';
  const text = 'Showing listings 1 to 3';

  it('shows what has loaded ahead in the last ten seconds, without a request', async () => {
    const { reads } = await setUp(path, { data, age: 9999 });
    renderRoutes(routes, { path });
    expect(await screen.findByText(text)).toBeVisible();
    expect(reads()).toBe(1);
  });

  it.each([
    ['is ten seconds old', () => Promise.resolve(), 10_000],
    [
      'is from before a change',
      () => getQueryClient().invalidateQueries({ queryKey: ['listings'], refetchType: 'none' }),
      0,
    ],
  ])('waits for its own request when the copy %s', async (_, change, age) => {
    const { shell, reads } = await setUp(path, { data, age });
    await change();
    const release = shell.api.hold();
    renderRoutes(routes, { path });
    expect(await screen.findByText('Loading all listings...')).toBeVisible();
    await waitFor(() => expect(reads()).toBe(2));
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    release();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('stays as it was read on the way back', async () => {
    const { shell, reads } = await setUp(path, { data, age: 5000 });
    const { router } = renderRoutes(routes, { path });
    expect(await screen.findByText(text)).toBeVisible();
    await act(() => router.navigate('/about'));
    jest.mocked(Date.now).mockReturnValue(1_011_000);
    shell.respond('/roommates', sampleListings(2));
    await act(() => router.navigate(-1));
    expect(await screen.findByText(text)).toBeVisible();
    // The loader asks for the next visit.
    await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
    expect(screen.getByText(text)).toBeVisible();
    expect(reads()).toBe(2);
  });
});

it('nothing loads ahead before the provider has confirmed the user', async () => {
  const shell = createTestShell({ user: sampleUser() });
  setSession({ status: 'loading', slow: false, user: sampleUser(), isUnconfirmed: true });
  const { prefetch } = routeOf('/dashboard')?.handle as PageHandle;
  // The shell then tries again at the next intent.
  expect(await prefetch({ request: new Request('http://localhost/dashboard'), params: {} })).toBe(false);
  expect(getQueryClient().getQueryCache().getAll()).toEqual([]);
  expect(shell.api.calls).toEqual([]);
});

it.each(['/dashboard/preferences', '/dashboard/add-listing'])('%s loads only code ahead', (path) => {
  expect(routeOf(path)).toMatchObject({ path });
  expect(routeOf(path)).not.toHaveProperty('handle');
});
