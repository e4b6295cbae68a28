import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openEdit, pressUpdate } from '../../testing/open-edit.ts';

it('saves the correction that the user typed during the first save, and then nothing', async () => {
  const { shell, title } = await openEdit();
  await userEvent.type(title, '!');
  const respond = shell.api.hold();
  await pressUpdate();
  await screen.findByText('Updating...');
  await userEvent.type(title, '!');
  respond();
  const success = { title: 'Success!' };
  await waitFor(() => expect(shell.dialogs.opened).toMatchObject([success]));
  expect(shell.listings()[0]).toMatchObject({ title: 'Sunny room!' });
  expect(title).toHaveValue('Sunny room!!');
  await pressUpdate();
  await waitFor(() => expect(shell.dialogs.opened).toMatchObject([success, success]));
  expect(shell.listings()[0]).toMatchObject({ title: 'Sunny room!!' });
  await pressUpdate();
  await waitFor(() => expect(shell.dialogs.opened).toHaveLength(3));
  expect(shell.dialogs.opened[2]).toMatchObject({ title: 'No Changes' });
});
