import { log } from '@roommate/shell-api';
import { getQueryClient } from '@roommate/shell-api/query';
import {
  createTestShell,
  sampleListings,
  sampleUser,
  type TestShellOptions,
} from '@roommate/shell-api/testing';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { dataCode } from '../../data-code.ts';
import { routes } from '../../routes.tsx';
import { makeScrollable } from '../../testing/scroll-page.ts';
import { batchQuery } from './batches/batch-query.ts';
import { statsQuery } from './stats/listing-stats.ts';

beforeEach(() => {
  sessionStorage.clear();
  makeScrollable();
});
let bringCode = (): void => undefined;
const { fetch } = globalThis;

afterEach(async () => {
  globalThis.fetch = fetch;
  // The next test begins without a load in progress.
  bringCode();
  await dataCode.loadWithRetries();
  jest.restoreAllMocks();
});

const card = (index: number) =>
  [...document.querySelectorAll('article')].find(({ textContent }) => textContent.startsWith(`#${index}BDT`));

/** Opens browse as a page that a server has rendered. The code that asks the API arrives with `bringCode`. */
async function openRendered(options: TestShellOptions = {}) {
  const shell = createTestShell({ listings: sampleListings(60), ...options });
  const client = getQueryClient();
  const batch = await client.fetchQuery(batchQuery(''));
  const stats = await client.fetchQuery(statsQuery);
  client.clear();
  shell.api.calls.length = 0;

  dataCode.loaded = undefined;
  const load = dataCode.load.bind(dataCode);
  const held = new Promise<void>((resolve) => (bringCode = resolve));
  const loads = jest.spyOn(dataCode, 'load').mockImplementation(() => held.then(load));

  const browse: RouteObject = { ...routes.find(({ path }) => path === '/browse-listings') };
  const page = await (browse.lazy as () => Promise<object>)();
  Object.assign(browse, page, { lazy: undefined, id: 'browse' });
  const router = createMemoryRouter([browse], {
    initialEntries: ['/browse-listings'],
    hydrationData: { loaderData: { browse: { batch, stats } } },
  });
  render(<RouterProvider router={router} />);
  const requests = () => shell.api.calls.map(({ path }) => path);
  return { router, requests, loads, bringCode: () => act(() => bringCode()) };
}

describe('browse from a server, before the code that asks the API', () => {
  it('shows the listings and their numbers, and asks for nothing', async () => {
    const { requests, loads } = await openRendered();
    expect(card(24)).toBeVisible();
    expect(screen.getByText('Showing 24 of 60 listings')).toBeVisible();
    expect(requests()).toEqual([]);
    expect(loads).not.toHaveBeenCalled();
  });

  it('keeps the cards and the focus when the code arrives, and asks for nothing again', async () => {
    const { requests, loads, bringCode } = await openRendered();
    const first = card(1);
    const link = within(first ?? document.body).getByRole('link');
    act(() => link.focus());
    await waitFor(() => expect(loads).toHaveBeenCalled());
    bringCode();
    await waitFor(() => expect(getQueryClient().getQueryData(statsQuery.queryKey)).toBeDefined());
    expect(card(1)).toBe(first);
    expect(link).toHaveFocus();
    expect(requests().filter((path) => path === '/roommates/stats')).toEqual([]);
    expect(requests().filter((path) => path === '/roommates?limit=24')).toEqual([]);
  });

  it("loads the next batch after a press of 'Load more' that came before", async () => {
    const { bringCode } = await openRendered();
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(screen.getByRole('button', { name: 'Loading more...' })).toBeVisible();
    bringCode();
    expect(await screen.findByText('Showing 48 of 60 listings')).toBeVisible();
  });

  it('loads the next batch after a click without a touch, as assistive technologies send it', async () => {
    const { loads, bringCode } = await openRendered();
    act(() => screen.getByRole('button', { name: 'Load more' }).click());
    await waitFor(() => expect(loads).toHaveBeenCalled());
    bringCode();
    expect(await screen.findByText('Showing 48 of 60 listings')).toBeVisible();
  });

  it("tries again at once after a press of 'Try Again', also while the browser believes that it is offline", async () => {
    const { loads, bringCode } = await openRendered();
    const failed = jest.spyOn(log, 'error').mockReturnValue();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const whenOnline = loads.getMockImplementation();
    loads.mockRejectedValue(new Error('offline'));
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(failed).toHaveBeenCalled());
    if (whenOnline) loads.mockImplementation(whenOnline);
    bringCode();
    const attempts = loads.mock.calls.length;
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(loads.mock.calls.length).toBeGreaterThan(attempts);
    expect(await screen.findByText('Showing 48 of 60 listings')).toBeVisible();
  });

  it('says that a search needs a connection, and loads it when the code arrives', async () => {
    const { router, loads, bringCode } = await openRendered();
    loads.mockRejectedValueOnce(new Error('offline'));
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(() => router.navigate('/browse-listings?q=room'));
    expect(await screen.findByText('This search needs a connection')).toBeVisible();
    isOnline.mockReturnValue(true);
    bringCode();
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(() => expect(card(1)).toBeVisible());
  });

  it('says that a search loads on a weak connection, and loads it when the code arrives', async () => {
    const { router, loads, bringCode } = await openRendered();
    const lost = Object.assign(new Error('A chunk failed.'), { request: 'http://localhost/chunk.js' });
    loads.mockRejectedValueOnce(lost);
    globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('no response')));
    await act(() => router.navigate('/browse-listings?q=room'));
    expect(await screen.findByText('Loading rooms...')).toBeVisible();
    // Immediately, and not at the first use of the page.
    expect(loads).toHaveBeenCalledTimes(2);
    bringCode();
    await waitFor(() => expect(card(1)).toBeVisible());
  });

  it('says that more rooms could not be loaded without a connection', async () => {
    await openRendered();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Some listings could not be loaded.')).toBeVisible();
  });

  it('loads the code for somebody who is signed in, for the match of each room', async () => {
    const { loads, bringCode, requests } = await openRendered({ user: sampleUser({}) });
    await waitFor(() => expect(loads).toHaveBeenCalled());
    bringCode();
    await waitFor(() => expect(requests()).toContain('/preferences'));
  });
});
