import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  failureDialog,
  field,
  fillIn,
  posted,
  submit,
  successDialog,
  texts,
} from '../../testing/add-listing-form.ts';

beforeEach(() => sessionStorage.clear());

it("sends the fields with the user's email and name, shows the dialog and resets the form", async () => {
  const shell = await fillIn();
  expect([field(/^Name/), field(/^Email/)].map(({ value, readOnly }) => [value, readOnly])).toEqual([
    ['Nusrat Jahan', true],
    ['nusrat@example.com', true],
  ]);
  await submit();
  await waitFor(() => expect(shell.dialogs.opened).toEqual([successDialog]));
  expect(posted(shell)).toEqual([
    {
      method: 'POST',
      path: '/roommates',
      body: {
        title: 'Sunny room',
        location: 'Mirpur 10, Dhaka',
        rentAmount: 9000,
        roomType: 'Shared',
        lifestyle: 'Non-smoker',
        imageUrl: 'https://example.com/room.jpg',
        description: 'Quiet.',
        contact: '01700-000000',
        availability: 'available',
        email: 'nusrat@example.com',
        name: 'Nusrat Jahan',
      },
    },
  ]);
  await waitFor(() => expect(texts.map(([label]) => field(label).value)).toEqual(texts.map(() => '')));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(shell.listings()).toMatchObject([{ title: 'Sunny room', roomType: 'Shared' }]);
});

it.each([500, 'network'] as const)(
  'shows the dialog for a failure (%s), keeps the values and works on the next try',
  async (failure) => {
    const shell = await fillIn();
    shell.fail('/roommates', failure, { method: 'POST', times: 1 });
    await submit();
    await waitFor(() => expect(shell.dialogs.opened).toEqual([failureDialog]));
    expect(texts.map(([label]) => field(label).value)).toEqual(texts.map(([, text]) => text));
    await submit();
    await waitFor(() => expect(shell.dialogs.opened).toEqual([failureDialog, successDialog]));
  },
);

it('shows the field errors of the API beside the fields', async () => {
  const shell = await fillIn();
  const errors = [{ field: 'title', message: 'Title is taken.' }];
  shell.respond('/roommates', { status: 400, error: '', errors }, { method: 'POST', status: 400 });
  await submit();
  await waitFor(() => expect(shell.dialogs.opened).toEqual([failureDialog]));
  expect(await screen.findByRole('link', { name: 'Title is taken.' })).toBeVisible();
  expect(field(/^Title/)).toHaveValue('Sunny room');
  expect(field(/^Title/)).toHaveAttribute('aria-invalid', 'true');
});

it('treats a response without an id as a failure', async () => {
  const shell = await fillIn();
  shell.respond('/roommates', { acknowledged: false }, { method: 'POST' });
  await submit();
  await waitFor(() => expect(shell.dialogs.opened).toEqual([failureDialog]));
  expect(field(/^Title/)).toHaveValue('Sunny room');
});

it('sends nothing while a field is missing', async () => {
  const shell = await fillIn();
  await userEvent.clear(field(/^Contact/));
  await submit();
  expect(await screen.findByRole('link', { name: 'Contact is required.' })).toBeVisible();
  expect(posted(shell)).toEqual([]);
});

it('sends the form after a new login in place', async () => {
  const shell = await fillIn();
  shell.fail('/roommates', 401, { method: 'POST', times: 1 });
  await submit();
  await userEvent.click(await screen.findByRole('button', { name: 'Log In Again' }));
  await waitFor(() => expect(shell.dialogs.opened).toEqual([failureDialog, successDialog]));
  expect(shell.listings()).toMatchObject([{ title: 'Sunny room' }]);
  expect(screen.queryByRole('button', { name: 'Log In Again' })).not.toBeInTheDocument();
});
