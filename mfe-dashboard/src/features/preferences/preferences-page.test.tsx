import { createTestShell, renderRoutes } from '@roommate/shell-api/testing';
import { getQueryClient } from '@roommate/shell-api/query';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../routes.tsx';
import { openPreferences, rent, save, seeker } from '../../testing/preferences-form.ts';

const puts = ({ api }: ReturnType<typeof createTestShell>) =>
  api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const cards = () => screen.queryAllByRole('article');

it('saves what the user looks for, and then lists the rooms that fit', async () => {
  const { shell, events } = await openPreferences();
  expect(screen.getByText('Save what you are looking for. The rooms appear here.')).toBeVisible();
  await events.type(rent(), '৯,০০০');
  await events.selectOptions(screen.getByRole('combobox', { name: 'Smoking' }), 'Non-smoking home');
  await events.type(screen.getByRole('combobox', { name: 'Places to live in' }), 'mirpur 10');
  await events.click(await screen.findByRole('option', { name: /^Mirpur 10 মিরপুর ১০$/ }));
  await events.click(screen.getByRole('checkbox', { name: 'Highest rent' }));
  await events.click(save());
  await waitFor(() => expect(cards().length).toBeGreaterThan(0));
  expect(puts(shell)).toEqual([
    { rentMax: 9000, places: ['mirpur-10'], smoking: 'no', dealbreakers: ['rentMax'] },
  ]);
  expect(shell.notifications.toasts).toMatchObject([
    { kind: 'success', text: 'Your preferences are saved.' },
  ]);
  expect(cards()[0]).toHaveTextContent('100% match');
  expect(cards()[0]).toHaveTextContent('In budget');
  expect(screen.getByText(/^The best \d+ rooms of \d+, best first\. Your dealbreakers hide/)).toBeVisible();
  const [first] = screen.getAllByRole('button', { name: /^Save: / });
  await events.click(first ?? document.body);
  await waitFor(() => expect(first?.textContent).toBe('Saved'));
});

it('has a hint for the room type, so that its control is level with the rent beside it', async () => {
  await openPreferences();
  const labels = ['Highest rent', 'Room type'].map((name) =>
    screen.getAllByText(name, { selector: 'label' }).find((label) => label.getAttribute('for') !== null),
  );
  expect(labels.map((label) => label?.nextElementSibling?.className)).toEqual(['hint', 'hint']);
});

it('shows the stored preferences, and removes a place', async () => {
  const { shell, events } = await openPreferences({ rentMax: 8000, places: ['mirpur-10', 'uttara'] });
  expect(rent()).toHaveValue('8000');
  await events.click(screen.getByRole('button', { name: 'Remove: Mirpur 10' }));
  expect(screen.getByRole('combobox', { name: 'Places to live in' })).toHaveFocus();
  await events.click(save());
  await waitFor(() => expect(puts(shell)).toEqual([{ rentMax: 8000, places: ['uttara'] }]));
});

it('moves the focus to a wrong value, explains it, and sends nothing', async () => {
  const { shell, events } = await openPreferences();
  await events.type(rent(), '12');
  await events.click(save());
  expect(
    await screen.findByText('Rent amount must be a whole number from 500 to 20,00,000 BDT.'),
  ).toBeVisible();
  expect(rent()).toHaveFocus();
  expect(puts(shell)).toEqual([]);
});

it('sends no place that was typed and not picked, and explains it', async () => {
  const { shell, events } = await openPreferences({ rentMax: 8000 });
  await events.type(screen.getByRole('combobox', { name: 'Places to live in' }), 'mirp{Enter}');
  expect(puts(shell)).toEqual([]);
  await events.tab();
  expect(screen.getByText('Pick a place from the list, or delete this text.')).toBeVisible();
  await events.click(save());
  expect(puts(shell)).toEqual([]);
  const places = screen.getByRole('combobox', { name: 'Places to live in' });
  expect(places).toHaveFocus();
  await events.clear(places);
  await events.click(save());
  await waitFor(() => expect(puts(shell)).toEqual([{ rentMax: 8000 }]));
});

it('says when the dealbreakers hide all rooms', async () => {
  await openPreferences({ rentMax: 500, dealbreakers: ['rentMax'] });
  expect(await screen.findByText(/^Your dealbreakers hide all \d+ rooms\./)).toBeVisible();
});

it('shows the preferences that another tab has saved since the last visit', async () => {
  const shell = createTestShell({ user: seeker });
  getQueryClient().setQueryData(['preferences', seeker.uid], { rentMax: 7000 });
  shell.api.preferences.set(seeker.uid, { rentMax: 9000 });
  const release = shell.api.hold();
  renderRoutes(routes, { path: '/dashboard/preferences' });
  await screen.findByText('Loading your preferences...');
  release();
  await screen.findByRole('form', { name: 'What you are looking for' });
  expect(rent()).toHaveValue('9000');
});

it('announces no rooms before they are compared', async () => {
  const { shell, events } = await openPreferences();
  await events.type(rent(), '9000');
  expect(shell.api.calls.filter(({ path }) => path.startsWith('/matches'))).toEqual([]);
  await events.click(save());
  await waitFor(() => expect(cards().length).toBeGreaterThan(0));
  expect(shell.api.calls.filter(({ path }) => path.startsWith('/matches'))).toHaveLength(1);
});

it('drops a dealbreaker with its preference', async () => {
  const { shell, events } = await openPreferences({ rentMax: 8000, pets: 'no', dealbreakers: ['pets'] });
  await events.selectOptions(screen.getByRole('combobox', { name: 'Pets' }), 'No preference');
  await events.click(save());
  await waitFor(() => expect(puts(shell)).toEqual([{ rentMax: 8000 }]));
});

it('deletes the preferences', async () => {
  const { shell, events } = await openPreferences({ rentMax: 8000 });
  shell.dialogs.answer(false, true);
  await events.click(screen.getByRole('button', { name: 'Delete Preferences' }));
  expect(shell.api.preferences.size).toBe(1);
  await events.click(screen.getByRole('button', { name: 'Delete Preferences' }));
  await screen.findByText('Save what you are looking for. The rooms appear here.');
  expect(shell.api.preferences.size).toBe(0);
  expect(rent()).toHaveValue('');
  expect(shell.notifications.toasts).toMatchObject([{ text: 'Your preferences are deleted.' }]);
});

it('keeps the preferences that could not be deleted', async () => {
  const { shell, events } = await openPreferences({ rentMax: 8000 });
  shell.fail('/preferences', 503, { method: 'DELETE', times: 1 });
  shell.dialogs.answer(true);
  await events.click(screen.getByRole('button', { name: 'Delete Preferences' }));
  const text = 'Your preferences could not be deleted. Try again.';
  await waitFor(() => expect(shell.notifications.toasts).toMatchObject([{ kind: 'error', text }]));
  expect(rent()).toHaveValue('8000');
});

it('keeps what the user types while the preferences are deleted', async () => {
  const { shell, events } = await openPreferences({ rentMax: 8000 });
  shell.dialogs.answer(true);
  const release = shell.api.hold();
  await events.click(screen.getByRole('button', { name: 'Delete Preferences' }));
  await events.type(rent(), '1');
  release();
  await waitFor(() => expect(shell.notifications.toasts).toHaveLength(1));
  expect(rent()).toHaveValue('80001');
});

it('keeps the form when the API cannot be reached', async () => {
  const { shell, events } = await openPreferences();
  shell.fail('/preferences', 503, { method: 'PUT', times: 1 });
  await events.type(rent(), '8000');
  await events.click(save());
  await waitFor(() => expect(shell.notifications.toasts).toMatchObject([{ kind: 'error' }]));
  expect(rent()).toHaveValue('8000');
});

it('offers Try Again when the preferences cannot be loaded', async () => {
  const shell = createTestShell({ user: seeker });
  shell.fail('/preferences', 503, { times: 1 });
  renderRoutes(routes, { path: '/dashboard/preferences' });
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('form', { name: 'What you are looking for' })).toBeVisible();
});
