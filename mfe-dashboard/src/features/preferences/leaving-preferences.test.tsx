import { confirmLeaving } from '@roommate/shell-api';
import { closeOnceSaved, isAskedBeforeClosing } from '@roommate/shell-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { openPreferences, rent, save } from '../../testing/preferences-form.ts';

it('asks nothing from the moment the preferences are saved, before the form renders again', async () => {
  const { shell, events } = await openPreferences();
  await events.type(rent(), '8000');
  expect(isAskedBeforeClosing()).toBe(true);
  const respond = shell.api.hold();
  await events.click(save());
  const asks = closeOnceSaved(() => shell.notifications.toasts.length > 0);
  respond();
  await waitFor(() => expect(asks.length).toBeGreaterThan(0));
  expect(asks).not.toContain(true);
});

describe('leaving while the preferences are saved', () => {
  async function saveSlowly() {
    const { shell, events } = await openPreferences();
    await events.type(rent(), '8000');
    const respond = shell.api.hold();
    await events.click(save());
    const leave = () => events.click(screen.getByRole('link', { name: 'Manage Listings' }));
    return { shell, events, respond, leave };
  }

  it('asks nothing before a navigation, which does not stop the request', async () => {
    const { shell, respond, leave } = await saveSlowly();
    await leave();
    respond();
    await waitFor(() => expect(shell.notifications.toasts).toMatchObject([{ kind: 'success' }]));
    await screen.findByRole('heading', { level: 1, name: 'My Listings' });
    expect(shell.dialogs.opened).toEqual([]);
  });

  it('asks before the tab closes, and before a logout', async () => {
    const { shell } = await saveSlowly();
    expect(isAskedBeforeClosing()).toBe(true);
    shell.dialogs.answer(false);
    expect(await confirmLeaving()).toBe(false);
  });

  it('asks before a change is lost that is not sent', async () => {
    const { shell, events, leave } = await saveSlowly();
    await events.type(rent(), '1');
    shell.dialogs.answer(false);
    await leave();
    expect(shell.dialogs.opened).toMatchObject([{ title: 'Leave without saving?' }]);
    expect(rent()).toHaveValue('80001');
  });
});
