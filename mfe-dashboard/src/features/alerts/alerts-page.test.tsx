import { setUnreadAlerts, unreadAlertsStore } from '@roommate/shell-api';
import {
  createTestShell,
  renderRoutes,
  sampleId,
  sampleListing,
  sampleUser,
} from '@roommate/shell-api/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../../routes.tsx';

const createdAt = '2025-06-06T07:05:00.000Z';
const searchName = 'Rooms in Mirpur 10';
const alertOf = (listingId: string, isRead: boolean) => ({ listingId, searchName, createdAt, isRead });
const search = {
  _id: sampleId(7),
  query: 'place=mirpur&place=gulshan&rentMax=8000',
  name: searchName,
  createdAt,
};

function open(prepare: (shell: ReturnType<typeof createTestShell>) => void = () => undefined) {
  const listings = [sampleListing(0, { title: 'Sunny room', rentAmount: 8500 })];
  const shell = createTestShell({ user: sampleUser({ uid: 'uid-seeker' }), listings });
  prepare(shell);
  shell.respond('/saved-searches', [search], { method: 'GET' });
  shell.respond(
    '/alerts',
    { items: [alertOf(sampleId(0), false), alertOf(sampleId(99), true)], unread: 1 },
    { method: 'GET', times: 1 },
  );
  shell.respond('/alerts', { items: [alertOf(sampleId(0), true)], unread: 0 }, { method: 'GET' });
  renderRoutes(routes, { path: '/dashboard/alerts' });
  return shell;
}

const alerts = async () =>
  within(await screen.findByRole('list', { name: 'Alerts' })).getAllByRole('listitem');

it('shows new rooms with a mark, rooms that were removed, and the number at the bell', async () => {
  open();
  const [fresh, gone] = await alerts();
  expect(within(fresh ?? document.body).getByText('New')).toBeVisible();
  expect(within(fresh ?? document.body).getByRole('link', { name: 'Sunny room' })).toHaveAttribute(
    'href',
    `/roommate/${sampleId(0)}`,
  );
  expect(fresh).toHaveTextContent('BDT 8,500/month');
  expect(gone).toHaveTextContent('This room was removed');
  expect(unreadAlertsStore.getState().unread).toBe(1);
});

it('marks all as read, with the focus on the heading', async () => {
  const shell = open();
  shell.respond('/alerts/read', { matchedCount: 1, modifiedCount: 1 });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.queryByText('New')).not.toBeInTheDocument());
  await waitFor(() => expect(unreadAlertsStore.getState().unread).toBe(0));
  expect(screen.getByRole('heading', { level: 1, name: 'Alerts' })).toHaveFocus();
});

it('deletes an alert, and says so when that fails', async () => {
  const shell = open();
  const path = `/alerts/${sampleId(99)}`;
  shell.fail(path, 'network', { times: 1 });
  shell.respond(path, { deletedCount: 1 });
  const button = await screen.findByRole('button', { name: 'Delete: This room was removed' });
  await userEvent.click(button);
  await waitFor(() => expect(shell.notifications.toasts).toHaveLength(1));
  await userEvent.click(button);
  await waitFor(() => expect(button).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Delete: Sunny room' })).toHaveFocus();
});

it('moves the focus after a deletion without waiting for the list to load again', async () => {
  const shell = open();
  shell.respond(`/alerts/${sampleId(99)}`, { deletedCount: 1 });
  const button = await screen.findByRole('button', { name: 'Delete: This room was removed' });
  const releaseDeletion = shell.api.hold();
  await userEvent.click(button);
  releaseDeletion();
  const releaseList = shell.api.hold();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete: Sunny room' })).toHaveFocus());
  releaseList();
});

it('reports each deletion that fails, also when another one follows', async () => {
  const shell = open();
  shell.fail(`/alerts/${sampleId(99)}`, 'network');
  shell.respond(`/alerts/${sampleId(0)}`, { deletedCount: 1 });
  const release = await screen
    .findByRole('button', { name: 'Delete: This room was removed' })
    .then(() => shell.api.hold());
  await userEvent.click(screen.getByRole('button', { name: 'Delete: This room was removed' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete: Sunny room' }));
  release();
  await waitFor(() => expect(shell.notifications.toasts).toHaveLength(1));
});

it('loads the alerts again when the bell has counted more', async () => {
  const shell = open();
  await alerts();
  const before = shell.api.calls.length;
  act(() => setUnreadAlerts(2));
  await waitFor(() => expect(shell.api.calls.length).toBeGreaterThan(before));
  await waitFor(() => expect(unreadAlertsStore.getState().unread).toBe(0));
});

it('links a saved search to its rooms, and deletes it', async () => {
  const shell = open();
  expect(await screen.findByRole('link', { name: `Show rooms: ${searchName}` })).toHaveAttribute(
    'href',
    '/browse-listings?rentMax=8000&place=mirpur,gulshan',
  );
  shell.recover();
  shell.respond(`/saved-searches/${search._id}`, { deletedCount: 1 });
  shell.respond('/saved-searches', [], { method: 'GET' });
  await userEvent.click(screen.getByRole('button', { name: `Delete: ${searchName}` }));
  expect(await screen.findByText('You have no saved searches.')).toBeVisible();
});

it('loads both lists when the connection returns to a page that was opened without one', async () => {
  open((shell) => {
    shell.fail('/alerts', 'network', { times: 1 });
    shell.fail('/saved-searches', 'network', { times: 1 });
  });
  await screen.findByText('Your alerts could not be loaded');
  await screen.findByText('Your saved searches could not be loaded');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await alerts()).toHaveLength(2);
  expect(await screen.findByRole('link', { name: `Show rooms: ${searchName}` })).toBeVisible();
});

it('shows the saved searches after the alerts, and keeps them while the alerts load again', async () => {
  const shell = open((prepared) => prepared.fail('/alerts', 'network', { times: 1 }));
  const link = () => screen.queryByRole('link', { name: `Show rooms: ${searchName}` });
  const firstLoad = shell.api.hold();
  await screen.findByText('Loading your alerts...');
  expect(screen.queryByRole('heading', { name: 'Saved searches' })).not.toBeInTheDocument();
  firstLoad();
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  await waitFor(() => expect(link()).toBeVisible());
  const secondLoad = shell.api.hold();
  await userEvent.click(retry);
  await screen.findByText('Loading your alerts...');
  expect(link()).toBeVisible();
  secondLoad();
  expect(await alerts()).toHaveLength(2);
});
