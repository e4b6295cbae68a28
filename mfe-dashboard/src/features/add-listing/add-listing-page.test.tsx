import { getQueryClient } from '@roommate/shell-api/query';
import { createTestShell, renderRoutes, sampleUser } from '@roommate/shell-api/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../routes.tsx';

const successDialog = { kind: 'alert', title: 'Roommate listing added successfully!', icon: 'success' };
const failureDialog = {
  kind: 'alert',
  title: 'Error!',
  text: 'Failed to add roommate listing.',
  icon: 'error',
};

const texts = [
  [/^Title/, 'Sunny room'],
  [/^Location/, 'Mirpur 10, Dhaka'],
  [/^Rent amount/, '9000'],
  [/^Lifestyle/, 'Non-smoker'],
  [/^Image URL/, 'https://example.com/room.jpg'],
  [/^Description/, 'Quiet.'],
  [/^Contact/, '01700-000000'],
] as const;

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Add Listing' }));

async function fillFields() {
  await screen.findByRole('heading', { level: 1 });
  for (const [label, text] of texts) {
    // Each typed letter would render the form again.
    await userEvent.click(field(label));
    await userEvent.paste(text);
  }
  await userEvent.click(screen.getByRole('radio', { name: 'Shared' }));
}

async function fillIn() {
  const shell = createTestShell({ user: sampleUser(), listings: [] });
  renderRoutes(routes, { path: '/dashboard/add-listing' });
  await fillFields();
  return shell;
}

beforeEach(() => sessionStorage.clear());

const posted = (shell: Awaited<ReturnType<typeof fillIn>>) =>
  shell.api.calls.filter(({ method }) => method === 'POST');

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
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
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
  expect(await screen.findByRole('link', { name: 'Title is taken.' })).toBeTruthy();
  expect(field(/^Title/).value).toBe('Sunny room');
  expect(field(/^Title/).getAttribute('aria-invalid')).toBe('true');
});

it('treats a response without an id as a failure', async () => {
  const shell = await fillIn();
  shell.respond('/roommates', { acknowledged: false }, { method: 'POST' });
  await submit();
  await waitFor(() => expect(shell.dialogs.opened).toEqual([failureDialog]));
  expect(field(/^Title/).value).toBe('Sunny room');
});

it('sends nothing while a field is missing', async () => {
  const shell = await fillIn();
  await userEvent.clear(field(/^Contact/));
  await submit();
  expect(await screen.findByRole('link', { name: 'Contact is required.' })).toBeTruthy();
  expect(posted(shell)).toEqual([]);
});

describe('a page that is loaded again while a listing is sent', () => {
  /** Fills in and sends the form, and ends the page before the response. */
  async function loadAgain(prepare: (shell: Awaited<ReturnType<typeof fillIn>>) => void = () => undefined) {
    const shell = await fillIn();
    shell.api.hold();
    await submit();
    await screen.findByText('Adding...');
    cleanup();
    getQueryClient().clear();
    prepare(shell);
    renderRoutes(routes, { path: '/dashboard/add-listing' });
    return shell;
  }

  it('brings the draft back and checks whether it was posted', async () => {
    await loadAgain();
    expect(await screen.findByText('Checking whether your listing was posted...')).toBeTruthy();
    expect(texts.map(([label]) => field(label).value)).toEqual(texts.map(([, text]) => text));
  });

  it('lets nobody change or send the form during the check', async () => {
    await loadAgain();
    await screen.findByText('Checking whether your listing was posted...');
    expect(field(/^Title/).closest('[inert]')).not.toBeNull();
  });

  /** Refuses the repeat, and only it: the first request stays without a response. */
  const refuseRepeat = (status: number) => (shell: Awaited<ReturnType<typeof fillIn>>) => {
    shell.fail('/roommates', status, { method: 'POST' });
    shell.api.hold()();
  };

  it.each([401, 409, 429])(
    'says that the outcome is unknown when a repeat is refused with %i',
    async (status) => {
      await loadAgain(refuseRepeat(status));
      expect(await screen.findByText(/^It is not known whether your listing was posted\./)).toBeTruthy();
      expect(field(/^Title/).closest('[inert]')).toBeNull();
    },
  );

  it('says that the listing was not posted when the API refuses its values', async () => {
    await loadAgain(refuseRepeat(400));
    expect(await screen.findByText(/^Your listing was not posted\./)).toBeTruthy();
  });
});

describe('a form that the user leaves while a listing is sent', () => {
  async function leaveAndReturn() {
    const shell = createTestShell({ user: sampleUser(), listings: [] });
    const { router } = renderRoutes(routes, { path: '/dashboard/add-listing' });
    await fillFields();
    const open = shell.api.hold();
    await submit();
    await screen.findByText('Adding...');
    await act(() => router.navigate('/dashboard'));
    await act(() => router.navigate('/dashboard/add-listing'));
    await screen.findByText('Checking whether your listing was posted...');
    return { shell, open };
  }

  it('shows one success, sends one request and is empty afterwards', async () => {
    const { shell, open } = await leaveAndReturn();
    open();
    await waitFor(() => expect(field(/^Title/).value).toBe(''));
    expect(shell.dialogs.opened).toEqual([successDialog]);
    expect(posted(shell)).toHaveLength(1);
  });

  it('shows one failure and keeps the draft', async () => {
    const { shell, open } = await leaveAndReturn();
    shell.fail('/roommates', 400, { method: 'POST' });
    open();
    expect(await screen.findByText(/^Your listing was not posted\./)).toBeTruthy();
    expect(shell.dialogs.opened).toEqual([failureDialog]);
    expect(field(/^Title/).value).toBe('Sunny room');
  });
});

it('keeps a refused draft for the next load, in the account that wrote it only', async () => {
  const shell = await fillIn();
  shell.fail('/roommates', 401, { method: 'POST', times: 1 });
  await submit();
  await waitFor(() => expect(shell.dialogs.opened).toEqual([failureDialog]));
  cleanup();
  renderRoutes(routes, { path: '/dashboard/add-listing' });
  expect(await screen.findByText(/^Your listing was not posted\./)).toBeTruthy();
  expect(field(/^Title/).value).toBe('Sunny room');
  cleanup();
  shell.signIn(sampleUser({ uid: 'uid-other' }));
  renderRoutes(routes, { path: '/dashboard/add-listing' });
  await screen.findByRole('heading', { level: 1 });
  expect(field(/^Title/).value).toBe('');
});

it('sends the form after a new login in place', async () => {
  const shell = await fillIn();
  shell.fail('/roommates', 401, { method: 'POST', times: 1 });
  await submit();
  await userEvent.click(await screen.findByRole('button', { name: 'Log In Again' }));
  await waitFor(() => expect(shell.dialogs.opened).toEqual([failureDialog, successDialog]));
  expect(shell.listings()).toMatchObject([{ title: 'Sunny room' }]);
  expect(screen.queryByRole('button', { name: 'Log In Again' })).toBeNull();
});
