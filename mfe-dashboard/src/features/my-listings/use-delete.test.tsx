import { api, log } from '@roommate/shell-api';
import { getQueryClient } from '@roommate/shell-api/query';
import {
  createTestShell,
  renderRoutes,
  sampleListing,
  sampleUser,
  type TestShellOptions,
} from '@roommate/shell-api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../routes.tsx';

const confirmDialog = {
  kind: 'confirm',
  title: 'Are you sure?',
  text: 'Do you want to delete this listing?',
  confirmLabel: 'Yes, delete it!',
};
const deletedDialog = {
  kind: 'alert',
  title: 'Deleted!',
  text: 'Your listing has been deleted.',
  icon: 'success',
};
const rejectedDialog = {
  kind: 'alert',
  title: 'Error!',
  text: 'Failed to delete the listing.',
  icon: 'error',
};
const failedDialog = { kind: 'alert', title: 'Error!', text: 'Something went wrong.', icon: 'error' };

// Indexes 0, 4 and 8 belong to the sample user.
const listings = [
  sampleListing(0, { title: 'First' }),
  sampleListing(4, { title: 'Second' }),
  sampleListing(8, { title: 'Third' }),
];
const SECOND = `/roommates/${listings[1]?._id}`;

async function setUp({
  view = '',
  held = listings,
  ...options
}: { view?: string; held?: typeof listings } & Pick<TestShellOptions, 'logInAgain'> = {}) {
  const shell = createTestShell({ user: sampleUser(), listings: held, ...options });
  renderRoutes(routes, { path: `/dashboard/my-listings${view}` });
  await screen.findByText(`Manage your ${held.length} room listing(s)`);
  return shell;
}

/** The Delete button of a card or row. Searches only within it, because queries by role are slow on a whole page. */
const button = (title: string): HTMLElement => {
  const listing = screen.getByText(title, { selector: 'h2, th' }).closest<HTMLElement>('li, tr');
  if (!listing) throw new Error(`No card or row shows '${title}'.`);
  return within(listing).getByRole('button', { name: /^Delete/ });
};
const press = (title: string) => userEvent.click(button(title));
const deletions = (shell: Awaited<ReturnType<typeof setUp>>) =>
  shell.api.calls.filter(({ method }) => method === 'DELETE');
const focusIsOn = (element: () => HTMLElement) => waitFor(() => expect(element()).toHaveFocus());

it.each(['', '?view=table'])(
  'asks, deletes, confirms, and removes the listing from the list (%s)',
  async (view) => {
    const shell = await setUp({ view });
    shell.dialogs.answer(true);
    await press('Second');
    await screen.findByText('Manage your 2 room listing(s)');
    await waitFor(() => expect(shell.dialogs.opened).toEqual([confirmDialog, deletedDialog]));
    expect(shell.listings().map(({ title }) => title)).toEqual(['First', 'Third']);
    expect(screen.queryByText('Second')).not.toBeInTheDocument();
    await focusIsOn(() => button('Third'));
  },
);

it('does nothing when the user cancels', async () => {
  const shell = await setUp();
  shell.dialogs.answer(false);
  await press('Second');
  await focusIsOn(() => button('Second'));
  expect(shell.dialogs.opened).toEqual([confirmDialog]);
  expect(deletions(shell)).toEqual([]);
});

it('asks and deletes once on a double click', async () => {
  const shell = await setUp();
  const open = shell.api.hold();
  shell.dialogs.answer(true);
  await userEvent.dblClick(button('Second'));
  await screen.findByText('Please wait...');
  open();
  await screen.findByText('Manage your 2 room listing(s)');
  expect(shell.dialogs.opened).toEqual([confirmDialog, deletedDialog]);
  expect(deletions(shell)).toHaveLength(1);
});

it('shows an error when the API rejects the request, and keeps the listing', async () => {
  const shell = await setUp();
  shell.fail(SECOND, 403, { method: 'DELETE' });
  shell.dialogs.answer(true);
  await press('Second');
  await waitFor(() => expect(shell.dialogs.opened).toEqual([confirmDialog, rejectedDialog]));
  await focusIsOn(() => button('Second'));
});

describe('with an ended session', () => {
  it('asks for a new login and then deletes the listing', async () => {
    const shell = await setUp();
    shell.fail(SECOND, 401, { method: 'DELETE', times: 1 });
    shell.dialogs.answer(true);
    await press('Second');
    await screen.findByText('Manage your 2 room listing(s)');
    await waitFor(() => expect(shell.dialogs.opened).toEqual([confirmDialog, rejectedDialog, deletedDialog]));
  });

  it('keeps the listing when the user does not log in', async () => {
    const shell = await setUp({ logInAgain: () => Promise.resolve(false) });
    shell.fail(SECOND, 401, { method: 'DELETE' });
    shell.dialogs.answer(true);
    await press('Second');
    await focusIsOn(() => button('Second'));
    expect(deletions(shell)).toHaveLength(1);
  });
});

it('removes a listing that another tab has deleted', async () => {
  const shell = await setUp();
  await api.DELETE('/roommates/{id}', { params: { path: { id: listings[1]?._id ?? '' } } });
  shell.dialogs.answer(true);
  await press('Second');
  await screen.findByText('Manage your 2 room listing(s)');
  expect(shell.dialogs.opened).toEqual([confirmDialog, rejectedDialog]);
});

it('shows an error when the API deletes nothing', async () => {
  const shell = await setUp();
  shell.respond(SECOND, { deletedCount: 0 }, { method: 'DELETE' });
  shell.dialogs.answer(true);
  await press('Second');
  await waitFor(() => expect(shell.dialogs.opened).toEqual([confirmDialog, rejectedDialog]));
  expect(button('Second')).toBeVisible();
});

it('shows an error when the network fails, and works on the next try', async () => {
  const logged = jest.spyOn(log, 'error').mockImplementation();
  const shell = await setUp();
  shell.fail(SECOND, 'network', { method: 'DELETE', times: 1 });
  shell.dialogs.answer(true, true);
  await press('Second');
  await waitFor(() => expect(shell.dialogs.opened).toEqual([confirmDialog, failedDialog]));
  expect(logged).toHaveBeenCalledTimes(1);
  await focusIsOn(() => button('Second'));
  await press('Second');
  await screen.findByText('Manage your 2 room listing(s)');
  logged.mockRestore();
});

it('removes a listing whose deletion took effect without a response', async () => {
  const logged = jest.spyOn(log, 'error').mockImplementation();
  const shell = await setUp();
  shell.fail(SECOND, 'network', { method: 'DELETE', takesEffect: true });
  shell.dialogs.answer(true);
  await press('Second');
  await screen.findByText('Manage your 2 room listing(s)');
  expect(shell.dialogs.opened).toEqual([confirmDialog, failedDialog]);
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
  logged.mockRestore();
});

it('moves the focus to the last listing, then to the heading', async () => {
  const shell = await setUp({ held: listings.slice(0, 2) });
  shell.dialogs.answer(true, true);
  await press('Second');
  await focusIsOn(() => button('First'));
  await press('First');
  await focusIsOn(() => screen.getByRole('heading', { level: 1 }));
  expect(screen.getByRole('link', { name: 'Add Your First Listing' })).toBeVisible();
});

it('removes the details of the deleted listing from the cache', async () => {
  const shell = await setUp();
  const queryKey = ['listings', 'one', listings[1]?._id, sampleUser().uid];
  getQueryClient().setQueryData(queryKey, { listing: listings[1] });
  shell.dialogs.answer(true);
  await press('Second');
  await screen.findByText('Manage your 2 room listing(s)');
  expect(getQueryClient().getQueryData(queryKey)).toBeUndefined();
});
