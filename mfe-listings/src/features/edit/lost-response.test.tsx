import type { TestShell } from '@roommate/shell-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { editedId, openEdit, pressUpdate } from '../../testing/open-edit.ts';

const path = `/roommates/${editedId}`;
const lost = { title: 'Error', text: 'Something went wrong during update.' };

const pets = () => screen.findByRole('combobox', { name: 'Pets', hidden: true });

/** Changes the title. The API saves it, and its response is lost. */
async function loseSave() {
  const { shell, title } = await openEdit();
  shell.fail(path, 'network', { method: 'PUT', times: 1, takesEffect: true });
  await userEvent.type(title, '!');
  await userEvent.selectOptions(await pets(), 'cat');
  await pressUpdate();
  await waitFor(() => expect(shell.dialogs.opened).toMatchObject([lost]));
  expect(shell.listings()[0]).toMatchObject({ title: 'Sunny room!', home: { pets: 'cat' } });
  return { shell, title };
}

/** Adds to the title again, and saves that, too. */
async function saveAgain(shell: TestShell, title: HTMLElement) {
  await userEvent.type(title, '!');
  await pressUpdate();
  await waitFor(() => expect(shell.dialogs.opened.at(-1)).toMatchObject({ title: 'Success!' }));
  expect(shell.listings()[0]).toMatchObject({ title: 'Sunny room!!' });
}

it('is not taken for an edit of somebody else when the user corrects the text', async () => {
  const { shell, title } = await loseSave();
  await userEvent.type(title, '!');
  await pressUpdate();
  await waitFor(() => expect(shell.dialogs.opened).toMatchObject([lost, { title: 'Success!' }]));
  expect(shell.listings()[0]).toMatchObject({ title: 'Sunny room!!' });
});

it('can be undone in the same form', async () => {
  const { shell, title } = await loseSave();
  await userEvent.type(title, '{Backspace}');
  await userEvent.selectOptions(await pets(), 'Not stated');
  await pressUpdate();
  await waitFor(() => expect(shell.dialogs.opened).toMatchObject([lost, { title: 'Success!' }]));
  expect(shell.listings()[0]).toMatchObject({ title: 'Sunny room' });
  expect(shell.listings()[0]?.home).toBeUndefined();
});

it('does not hide what somebody else has edited since', async () => {
  const { shell, title } = await loseSave();
  Object.assign(shell.listings()[0] ?? {}, { rentAmount: 9000 });
  await userEvent.type(title, '!');
  await pressUpdate();
  await waitFor(() => expect(shell.dialogs.opened).toHaveLength(2));
  expect(shell.dialogs.opened[1]).toMatchObject({
    text: expect.stringContaining('on another device: rent.') as string,
  });
  expect(shell.listings()[0]).toMatchObject({ title: 'Sunny room!', rentAmount: 9000 });
});

it('is a success when the API reports a conflict with the same values', async () => {
  const { shell } = await loseSave();
  const conflict = { status: 412, error: 'The listing has changed.' };
  shell.respond(path, conflict, { method: 'PUT', status: 412, times: 1 });
  await pressUpdate();
  await waitFor(() => expect(shell.dialogs.opened).toMatchObject([lost, { title: 'Success!' }]));
});

describe('a lost response, after which the API refuses the repeat', () => {
  it.each([401, 403, 429])('is still an own edit after %s', async (status) => {
    const { shell, title } = await openEdit();
    shell.fail(path, status, { method: 'PUT', times: 1, takesEffect: true });
    await userEvent.type(title, '!');
    await pressUpdate();
    await waitFor(() => expect(shell.listings()[0]).toMatchObject({ title: 'Sunny room!' }));
    await screen.findByRole('button', { name: 'Update Listing' });
    await saveAgain(shell, title);
  });

  it('can be undone, and is not taken for an edit without changes', async () => {
    const { shell, title } = await openEdit();
    shell.fail(path, 403, { method: 'PUT', times: 1, takesEffect: true });
    await userEvent.type(title, '!');
    await pressUpdate();
    await waitFor(() => expect(shell.dialogs.opened).toMatchObject([{ title: 'Error' }]));
    await userEvent.type(title, '{Backspace}');
    await pressUpdate();
    await waitFor(() => expect(shell.dialogs.opened.at(-1)).toMatchObject({ title: 'Success!' }));
    expect(shell.listings()[0]).toMatchObject({ title: 'Sunny room' });
  });

  it('is still an own edit when the listing cannot be read after a conflict', async () => {
    const { shell, title } = await openEdit();
    const conflict = { status: 412, error: 'The listing has changed.' };
    shell.respond(path, conflict, { method: 'PUT', status: 412, times: 1, takesEffect: true });
    const repair = shell.fail(path, 'network', { method: 'GET' });
    await userEvent.type(title, '!');
    await pressUpdate();
    await waitFor(() => expect(shell.dialogs.opened).toHaveLength(1));
    repair();
    await saveAgain(shell, title);
  });
});

it('is an edit without changes again when the API has refused the values themselves', async () => {
  const { shell, title } = await openEdit();
  shell.fail(path, 400, { method: 'PUT', times: 1 });
  await userEvent.type(title, '!');
  await pressUpdate();
  await waitFor(() => expect(shell.dialogs.opened).toMatchObject([{ title: 'Error' }]));
  await userEvent.type(title, '{Backspace}');
  await pressUpdate();
  await waitFor(() => expect(shell.dialogs.opened.at(-1)).toMatchObject({ title: 'No Changes' }));
});
