import { isAskedBeforeClosing, type TestShell } from '@roommate/shell-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { editedId, openEdit, pressUpdate } from '../../testing/open-edit.ts';

const path = `/roommates/${editedId}`;
const dialogStaysOpen = () => new Promise<boolean>(() => undefined);

it.each([
  ['fails', 'Error', (shell: TestShell) => shell.fail(path, 500, { method: 'PUT' })],
  [
    'finds no listing',
    'No Changes',
    (shell: TestShell) =>
      shell.respond(path, { acknowledged: true, matchedCount: 0, modifiedCount: 0 }, { method: 'PUT' }),
  ],
])('asks before the tab closes while the user reads that the save %s', async (_what, title, prepare) => {
  const { shell, title: field } = await openEdit(undefined, { showDialog: dialogStaysOpen });
  prepare(shell);
  await userEvent.type(field, '!');
  await pressUpdate();
  await waitFor(() => expect(shell.dialogs.opened).toMatchObject([{ title }]));
  expect(isAskedBeforeClosing()).toBe(true);
});

it('shows nothing after a logout that ends a save which waits', async () => {
  const { shell, title: field } = await openEdit();
  shell.fail(path, 'aborted', { method: 'PUT' });
  await userEvent.type(field, '!');
  await pressUpdate();
  await waitFor(() => expect(shell.api.calls).toContainEqual(expect.objectContaining({ method: 'PUT' })));
  expect(await screen.findByRole('button', { name: 'Update Listing' })).toBeEnabled();
  expect(shell.dialogs.opened).toEqual([]);
});
