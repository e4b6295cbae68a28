import { setSaved, useHasContent } from '@roommate/shell-api';
import { createTestShell, renderRoutes, sampleListings, sampleUser } from '@roommate/shell-api/testing';
import { act, renderHook, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../routes.tsx';
import {
  cached,
  deleteCache,
  installCaches,
  removeCaches,
  startWorker,
} from '../../testing/browser-caches.ts';

const BY_IDS = '/roommates/by-ids';
const listings = sampleListings(3);
const ids = listings.map(({ _id }) => _id);
const user = sampleUser();

const kept = () => cached('pages', '/kept/saved-rooms');
const mark = /These are from Nov 26, 2026, \d+:00/;
const titles = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-labelledby'));

/** A document with the page. Nothing is in memory. */
function open(saved: readonly string[], who: typeof user | null = null) {
  const shell = createTestShell({ listings, saved, user: who });
  return { shell, ...renderRoutes(routes, { path: '/saved' }) };
}

/** Opens the page with a connection, and leaves it. */
async function visit(saved: readonly string[], who: typeof user | null = null): Promise<void> {
  const { unmount } = open(saved, who);
  await waitFor(async () => expect(await kept()).toContain(`"ids":${JSON.stringify(saved)}`));
  unmount();
}

/** Opens the page while the account of the user cannot be read. */
function openWithoutAccount(who: typeof user) {
  const shell = createTestShell({ listings, user: who });
  setSaved({ status: 'failed' });
  renderRoutes(routes, { path: '/saved' });
  return shell;
}

function openWithoutNetwork(saved: readonly string[], who: typeof user | null = null) {
  const shell = createTestShell({ listings, saved, user: who });
  shell.fail(BY_IDS, 'network');
  renderRoutes(routes, { path: '/saved' });
  return shell;
}

beforeEach(() => {
  installCaches();
  // What the page reads as the time of the response.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-26T10:00:00Z'));
});
afterEach(() => {
  jest.restoreAllMocks();
  removeCaches();
});

describe('saved rooms without a network', () => {
  it('are those that the visitor has seen last, with their time, until the network is back', async () => {
    await visit(ids.slice(0, 2));
    const shell = openWithoutNetwork(ids.slice(0, 2));
    expect(await screen.findByText(mark)).toBeVisible();
    expect(titles()).toHaveLength(2);
    expect(screen.getByText(listings[0]?.title ?? '')).toBeVisible();
    // The banner of the shell says that the page can be read.
    expect(renderHook(useHasContent).result.current).toBe(true);
    shell.recover();
    act(() => void dispatchEvent(new Event('online')));
    await waitForElementToBeRemoved(screen.queryByText(mark));
    expect(titles()).toHaveLength(2);
  });

  it('load by a button, if the browser does not know that the network was away', async () => {
    await visit(ids.slice(0, 1));
    const shell = openWithoutNetwork(ids.slice(0, 1));
    await screen.findByText(mark);
    shell.recover();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByText(mark)).not.toBeInTheDocument());
    expect(titles()).toHaveLength(1);
  });

  it('stay during another attempt, with those that are chosen and the focus', async () => {
    await visit(ids);
    const shell = openWithoutNetwork(ids);
    await screen.findByText(mark);
    const [first, second] = screen.getAllByRole('checkbox', { name: /^Compare: / });
    for (const choice of [first, second]) await userEvent.click(choice ?? document.body);
    shell.recover();
    const release = shell.api.hold();
    // The request then runs.
    await act(() => Promise.resolve(dispatchEvent(new Event('online'))));
    expect(screen.getByText(mark)).toBeVisible();
    release();
    await waitForElementToBeRemoved(screen.queryByText(mark));
    expect(screen.getByRole('link', { name: 'Compare 2 rooms' })).toBeVisible();
    expect(second).toHaveFocus();
  });

  it('do not say of a room that was saved since that it was removed', async () => {
    await visit(ids.slice(0, 1));
    openWithoutNetwork(ids.slice(0, 2));
    await screen.findByText(mark);
    expect(titles()).toHaveLength(1);
    expect(screen.queryByText('This room was removed')).not.toBeInTheDocument();
  });

  it('say that they could not be loaded if none of them was seen', async () => {
    await visit(ids.slice(0, 1));
    openWithoutNetwork(ids.slice(1, 2));
    expect(await screen.findByText('Failed to fetch listings')).toBeVisible();
  });

  it('say the same after an error of the API', async () => {
    await visit(ids);
    createTestShell({ listings, saved: ids }).fail(BY_IDS, 500);
    renderRoutes(routes, { path: '/saved' });
    expect(await screen.findByText('Failed to fetch listings')).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});

describe('saved rooms of an account that cannot be read', () => {
  it('are those that this user has seen last, with their time', async () => {
    await visit(ids.slice(0, 2), user);
    const shell = openWithoutAccount(user);
    expect(await screen.findByText(mark)).toBeVisible();
    expect(titles()).toHaveLength(2);
    expect(renderHook(useHasContent).result.current).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(shell.saved.reloads).toBe(1);
  });

  it('are not those of another user', async () => {
    await visit(ids, user);
    openWithoutAccount(sampleUser({ uid: 'another' }));
    expect(await screen.findByText('Your saved rooms could not be loaded.')).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('stay while the account, and then the rooms, load again', async () => {
    await visit(ids, user);
    const shell = openWithoutAccount(user);
    await screen.findByText(mark);
    const choice = screen.getAllByRole('checkbox', { name: /^Compare: / })[0];
    await userEvent.click(choice ?? document.body);
    act(() => setSaved({ status: 'loading' }));
    expect(screen.getByText(mark)).toBeVisible();
    const release = shell.api.hold();
    act(() => shell.saved.show(ids));
    expect(screen.getByText(mark)).toBeVisible();
    release();
    await waitForElementToBeRemoved(screen.queryByText(mark));
    expect(choice).toBeChecked();
    expect(choice).toHaveFocus();
  });

  it('are none that the user has removed during the visit', async () => {
    const { shell, unmount } = open(ids.slice(0, 2), user);
    await userEvent.click(
      await screen.findByRole('button', { name: `Saved. Remove: ${listings[1]?.title}` }),
    );
    expect(shell.saved.ids).toEqual(ids.slice(0, 1));
    await waitFor(async () => expect(await kept()).toContain(`"ids":${JSON.stringify(ids.slice(0, 1))}`));
    unmount();
    openWithoutAccount(user);
    await screen.findByText(mark);
    expect(titles()).toHaveLength(1);
  });

  it('are none if the user has removed all of them since', async () => {
    await visit(ids, user);
    await visit([], user);
    openWithoutAccount(user);
    expect(await screen.findByText('Your saved rooms could not be loaded.')).toBeVisible();
  });
});

describe('what the browser keeps of saved rooms', () => {
  it('has nothing that only the owner of a room may see', async () => {
    const { shell } = open(ids, user);
    const own = listings.find(({ ownerUid }) => ownerUid === user.uid);
    await waitFor(async () => expect(await kept()).toContain(own?.title));
    expect(shell.listings().map(({ contact }) => contact)).toContain(own?.contact);
    for (const secret of [own?.contact, own?.email, 'isOwner']) expect(await kept()).not.toContain(secret);
  });

  it('is nothing of a user who has signed out before the service worker has started', async () => {
    installCaches({ hasStarted: false });
    const { shell } = open(ids, user);
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    // As the shell does.
    act(() => {
      shell.signOut();
      setSaved({ status: 'loading' });
    });
    deleteCache('pages');
    startWorker();
    await act(() => Promise.resolve());
    expect(await kept()).toBeUndefined();
  });
});
