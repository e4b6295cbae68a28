import {
  createTestShell,
  renderRoutes,
  sampleId,
  sampleListing,
  sampleUser,
} from '@roommate/shell-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../routes.tsx';

const id = sampleId(0);
const update = () => userEvent.click(screen.getByRole('button', { name: 'Update Listing' }));

it('saves the correction that the user typed during the first save, and then nothing', async () => {
  const listing = sampleListing(0, { title: 'Sunny room', contact: '01700-000000' });
  const shell = createTestShell({ user: sampleUser(), listings: [listing] });
  renderRoutes(routes, { path: `/mylistings/update/${id}` });
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /Title/ });
  await userEvent.type(title, '!');
  const respond = shell.api.hold();
  await update();
  await screen.findByText('Updating...');
  await userEvent.type(title, '!');
  respond();
  const success = { title: 'Success!' };
  await waitFor(() => expect(shell.dialogs.opened).toMatchObject([success]));
  expect(shell.listings()[0]).toMatchObject({ title: 'Sunny room!' });
  expect(title).toHaveValue('Sunny room!!');
  await update();
  await waitFor(() => expect(shell.dialogs.opened).toMatchObject([success, success]));
  expect(shell.listings()[0]).toMatchObject({ title: 'Sunny room!!' });
  await update();
  await waitFor(() => expect(shell.dialogs.opened).toHaveLength(3));
  expect(shell.dialogs.opened[2]).toMatchObject({ title: 'No Changes' });
});
