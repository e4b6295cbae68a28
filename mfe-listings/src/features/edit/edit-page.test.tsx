import {
  createTestShell,
  renderRoutes,
  sampleId,
  sampleListing,
  sampleUser,
} from '@roommate/shell-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../routes.tsx';
import { editedId, openEdit, pressUpdate } from '../../testing/open-edit.ts';

const path = `/roommates/${editedId}`;

const open = (user = sampleUser()) =>
  openEdit({ title: ' Sunny room', lifestyle: ['Quiet', 'Tidy'], contact: '01700-000000' }, { user });

const puts = (shell: ReturnType<typeof createTestShell>) =>
  shell.api.calls.filter(({ method }) => method === 'PUT');

it('is prefilled, with the name and email of the signed-in user read-only', async () => {
  await open();
  const value = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
  expect(value(/Rent amount/)).toBe('4500');
  expect(value(/Lifestyle/)).toBe('Quiet, Tidy');
  expect(value(/Contact/)).toBe('01700-000000');
  expect(value('Name')).toBe('Nusrat Jahan');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).readOnly).toBe(true);
});

it("saves a change and shows 'Success!', which closes automatically", async () => {
  const { shell, title } = await open();
  await userEvent.clear(title);
  await userEvent.type(title, 'Bright room');
  await pressUpdate();
  await waitFor(() =>
    expect(shell.dialogs.opened).toEqual([
      {
        kind: 'alert',
        title: 'Success!',
        text: 'Roommate listing updated successfully!',
        icon: 'success',
        timerMs: 1500,
      },
    ]),
  );
  expect(shell.listings()[0]).toMatchObject({ title: 'Bright room', lifestyle: ['Quiet', 'Tidy'] });
});

it('removes what the listing stated about its home', async () => {
  const home = { pets: 'yes' } as const;
  const shell = createTestShell({ user: sampleUser(), listings: [sampleListing(0, { home })] });
  renderRoutes(routes, { path: `/mylistings/update/${editedId}` });
  const pets = await screen.findByRole('combobox', { name: 'Pets', hidden: true });
  await userEvent.selectOptions(pets, 'Not stated');
  await pressUpdate();
  await waitFor(() => expect(shell.dialogs.opened).toMatchObject([{ title: 'Success!' }]));
  expect(shell.listings()[0]?.home).toBeUndefined();
});

it("shows 'No Changes' for an edit without changes, also directly after saving", async () => {
  const { shell, title } = await open();
  const noChanges = { kind: 'alert', title: 'No Changes', text: 'No data was updated.', icon: 'info' };
  await pressUpdate();
  await waitFor(() => expect(shell.dialogs.opened).toEqual([noChanges]));
  expect(puts(shell)).toEqual([]);

  await userEvent.type(title, '!');
  await pressUpdate();
  await waitFor(() => expect(shell.dialogs.opened).toHaveLength(2));
  await pressUpdate();
  await waitFor(() => expect(shell.dialogs.opened[2]).toEqual(noChanges));
  expect(puts(shell)).toHaveLength(1);
});

it("shows 'Success!' when the listing already has the sent values", async () => {
  const { shell, title, listing } = await open();
  await userEvent.type(title, '!');
  Object.assign(shell.listings()[0] ?? {}, { title: `${listing.title.trim()}!` });
  await pressUpdate();
  await waitFor(() => expect(shell.dialogs.opened).toMatchObject([{ title: 'Success!' }]));
});

it('shows the second editor what the first one changed, and saves the typed text on the next press', async () => {
  const { shell, title } = await open();
  Object.assign(shell.listings()[0] ?? {}, { rentAmount: 9000 });
  await userEvent.type(title, '!');
  await pressUpdate();
  await waitFor(() => expect(shell.dialogs.opened).toMatchObject([{ title: 'Error' }]));
  expect(shell.dialogs.opened).toMatchObject([
    { text: expect.stringContaining('in another tab or on another device: rent.') as string },
  ]);
  expect(shell.listings()[0]).toMatchObject({ rentAmount: 9000, title: ' Sunny room' });
  expect(title).toHaveValue(' Sunny room!');

  await pressUpdate();
  await waitFor(() => expect(shell.dialogs.opened[1]).toMatchObject({ title: 'Success!' }));
  expect(shell.listings()[0]).toMatchObject({ title: 'Sunny room!' });
});

it('saves twice and then reports an edit that another editor made', async () => {
  const { shell, title } = await open();
  await userEvent.type(title, '!');
  await pressUpdate();
  await waitFor(() => expect(shell.dialogs.opened[0]).toMatchObject({ title: 'Success!' }));
  await userEvent.type(title, '!');
  await pressUpdate();
  await waitFor(() => expect(shell.dialogs.opened[1]).toMatchObject({ title: 'Success!' }));
  Object.assign(shell.listings()[0] ?? {}, { description: 'Edited elsewhere' });
  await userEvent.type(title, '!');
  await pressUpdate();
  await waitFor(() => expect(shell.dialogs.opened[2]).toMatchObject({ title: 'Error' }));
  expect(shell.listings()[0]).toMatchObject({ title: 'Sunny room!!', description: 'Edited elsewhere' });
});

it('sends a second edit without a read before it, which a lost connection would fail', async () => {
  const { shell, title } = await open();
  shell.fail(path, 'network', { method: 'GET' });
  for (const saves of [1, 2]) {
    await userEvent.type(title, '!');
    await pressUpdate();
    await waitFor(() => expect(shell.dialogs.opened).toHaveLength(saves));
  }
  expect(shell.dialogs.opened).toMatchObject([{ title: 'Success!' }, { title: 'Success!' }]);
  expect(shell.listings()[0]).toMatchObject({ title: 'Sunny room!!' });
});

it.each(['network', 500] as const)(
  'keeps the values and reports the error when saving fails (%s)',
  async (failure) => {
    const { shell, title } = await open();
    shell.fail(path, failure, { method: 'PUT' });
    await userEvent.type(title, '!');
    await pressUpdate();
    await waitFor(() =>
      expect(shell.dialogs.opened).toMatchObject([
        { title: 'Error', text: 'Something went wrong during update.', icon: 'error' },
      ]),
    );
    expect(title).toHaveValue(' Sunny room!');
  },
);

it('reports a refusal that names no field of the form', async () => {
  const { shell, title } = await open();
  const refusal = { status: 400, error: 'No.', errors: [{ field: 'If-Match', message: 'Not an ETag.' }] };
  shell.respond(path, refusal, { method: 'PUT', status: 400 });
  await userEvent.type(title, '!');
  await pressUpdate();
  await waitFor(() => expect(shell.dialogs.opened).toMatchObject([{ title: 'Error', text: 'No.' }]));
  expect(title).toHaveValue(' Sunny room!');
});

it('shows another user that only the owner can save, and keeps the typed text', async () => {
  const { shell, title } = await open(sampleUser({ uid: 'uid-visitor', email: 'visitor@example.com' }));
  expect(screen.getByText(/This listing belongs to Nusrat Jahan/)).toBeVisible();
  await userEvent.type(title, '!');
  await userEvent.type(screen.getByRole('textbox', { name: /Contact/ }), '01800-000000');
  await pressUpdate();
  await waitFor(() =>
    expect(shell.dialogs.opened).toMatchObject([
      { title: 'Error', text: 'Only the owner can change a listing.' },
    ]),
  );
  expect(title).toHaveValue(' Sunny room!');
});

it('prefills the form with the current listing and not with the cached one', async () => {
  const shell = createTestShell({ user: sampleUser(), listings: [sampleListing(0, { title: 'Old title' })] });
  const { router } = renderRoutes(routes, { path: `/roommate/${editedId}` });
  await screen.findByRole('heading', { level: 1, name: 'Old title' });
  Object.assign(shell.listings()[0] ?? {}, { title: 'New title' });
  await act(() => router.navigate(`/mylistings/update/${editedId}`));
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /Title/ });
  expect(title).toHaveValue('New title');
});

it('shows the saved listing on the details page', async () => {
  const { title, router } = await open();
  await userEvent.type(title, '!');
  await pressUpdate();
  await act(() => router.navigate(`/roommate/${editedId}`));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sunny room!' })).toBeVisible();
});

it("shows 'Roommate not found' for an unknown listing", async () => {
  createTestShell({ user: sampleUser() });
  renderRoutes(routes, { path: `/mylistings/update/${sampleId(5000)}` });
  expect(await screen.findByText('Roommate not found')).toBeVisible();
});

it('keeps the typed text when the user follows a link to the same page', async () => {
  const { router, title } = await open();
  await userEvent.type(title, '!');
  await act(() => router.navigate(`/mylistings/update/${editedId}`));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Title/ })).toHaveValue(' Sunny room!');
});

it('shows the saved values on the details page when the user arrives before the response', async () => {
  const { shell, router, title } = await open();
  await userEvent.clear(title);
  await userEvent.type(title, 'Bright room');
  const releasePut = shell.api.hold();
  await pressUpdate();
  const releaseGet = shell.api.hold();
  act(releasePut);
  await waitFor(() => expect(shell.dialogs.opened).toHaveLength(1));
  await act(() => router.navigate(`/roommate/${editedId}`));
  await screen.findByRole('button', { name: 'Like this listing' });
  act(releaseGet);
  expect(await screen.findByRole('heading', { name: 'Bright room' })).toBeVisible();
});

it('opens from the details page while the listing is loading again', async () => {
  const { shell, router } = await open();
  await act(() => router.navigate('/about'));
  const release = shell.api.hold();
  await act(() => router.navigate(`/roommate/${editedId}`));
  await screen.findByRole('button', { name: 'Like this listing' });
  await act(() => router.navigate(`/mylistings/update/${editedId}`));
  act(release);
  expect(await screen.findByRole('textbox', { name: /Title/ })).toBeVisible();
});
