import { api, setUnreadAlerts, unreadAlertsStore } from '@roommate/shell-api';
import { createTestShell, renderRoutes, sampleId, sampleUser } from '@roommate/shell-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { routes } from '../../routes.tsx';

const user = sampleUser({ uid: 'uid-seeker', email: 'seeker@example.com' });
const readPath = `/alerts/${sampleId(0)}/read`;
const unread = () => unreadAlertsStore.getState().unread;

function open() {
  const shell = createTestShell({ user });
  shell.respond(readPath, { matchedCount: 1, modifiedCount: 1 });
  renderRoutes(routes, { path: `/roommate/${sampleId(0)}` });
  return { reads: () => shell.api.calls.filter(({ path }) => path.endsWith('/read')), shell };
}

/** Opens the page with three unread alerts. It holds back the response that marks the alert of the room as read. */
async function openHeld() {
  const { reads, shell } = open();
  await screen.findByRole('heading', { level: 1 });
  const release = shell.api.hold();
  act(() => setUnreadAlerts(3));
  await waitFor(() => expect(reads()).toHaveLength(1));
  const respond = () =>
    act(async () => {
      release();
      // Responses come in the order of their requests.
      await api.GET('/alerts/unread');
    });
  return { shell, respond };
}

describe('the page of a room', () => {
  afterEach(() => act(() => setUnreadAlerts(undefined)));

  it('marks the alert of the room as read once the bell has counted, and lowers the number', async () => {
    const { reads } = open();
    await screen.findByRole('heading', { level: 1 });
    expect(reads()).toEqual([]);
    act(() => setUnreadAlerts(3));
    await waitFor(() => expect(unread()).toBe(2));
    expect(reads()).toHaveLength(1);
  });

  it('lowers the number that another tab or a new alert has set during the request', async () => {
    const { respond } = await openHeld();
    act(() => setUnreadAlerts(5));
    await respond();
    expect(unread()).toBe(4);
  });

  it('leaves the number alone for a room without an unread alert', async () => {
    const { shell, respond } = await openHeld();
    shell.recover();
    shell.respond(readPath, { matchedCount: 0, modifiedCount: 0 });
    act(() => setUnreadAlerts(2));
    await respond();
    expect(unread()).toBe(2);
  });

  it('leaves the number alone after a sign-out during the request', async () => {
    const { shell, respond } = await openHeld();
    act(() => shell.signOut());
    act(() => setUnreadAlerts(9));
    await respond();
    expect(unread()).toBe(9);
  });

  it('leaves a number alone that the bell has not counted to the end', async () => {
    const { reads } = open();
    act(() => setUnreadAlerts(100));
    await waitFor(() => expect(reads()).toHaveLength(1));
    expect(unread()).toBe(100);
  });

  it('sends nothing for a user without unread alerts', async () => {
    const { reads } = open();
    act(() => setUnreadAlerts(0));
    await screen.findByRole('heading', { level: 1 });
    expect(reads()).toEqual([]);
  });

  it('keeps working when the alert cannot be marked', async () => {
    const { reads, shell } = open();
    shell.recover();
    shell.fail(readPath, 503);
    act(() => setUnreadAlerts(1));
    await waitFor(() => expect(reads()).toHaveLength(1));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(unread()).toBe(1);
  });
});
