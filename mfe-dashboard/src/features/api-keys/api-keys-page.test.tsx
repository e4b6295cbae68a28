import { log } from '@roommate/shell-api';
import { createTestShell, renderRoutes, sampleUser } from '@roommate/shell-api/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { routes } from '../../routes.tsx';

const owner = sampleUser();
const stored = (n: number, name: string) => ({
  uid: owner.uid,
  _id: String(n).repeat(24),
  name,
  scopes: ['listings:read' as const],
  hint: 'x7Qk',
  createdAt: '2026-11-01T10:00:00.000Z',
  expiresAt: '2099-01-30T10:00:00.000Z',
  lastUsedAt: null,
});

async function open(...names: string[]) {
  const shell = createTestShell({ user: owner });
  shell.api.apiKeys.push(...names.map((name, n) => stored(n, name)));
  renderRoutes(routes, { path: '/dashboard/api-keys' });
  await screen.findByRole('heading', { level: 1, name: 'API Keys' });
  return shell;
}

const nameField = () => screen.getByRole('textbox', { name: /^Name/ });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const posts = (shell: Awaited<ReturnType<typeof open>>) =>
  shell.api.calls.filter(({ method }) => method === 'POST');

it('says that there are no keys, and links to the documentation', async () => {
  await open();
  expect(await screen.findByText('You have no API keys.')).toBeVisible();
  const link = screen.getByRole('link', { name: 'API documentation' });
  expect(link).toHaveAttribute('href', '/api/docs');
});

it('creates a key that can only read, for 90 days, and shows it once with the focus', async () => {
  const user = userEvent.setup();
  const shell = await open();
  await user.type(nameField(), 'Nightly import{Enter}');
  const heading = await screen.findByRole('heading', { name: 'Your new key: Nightly import' });
  expect(heading).toHaveFocus();
  expect(posts(shell).map(({ body }) => body)).toEqual([
    { name: 'Nightly import', scopes: ['listings:read'], expiresInDays: 90 },
  ]);
  const key = screen.getByRole<HTMLInputElement>('textbox', { name: 'Key' }).value;
  expect(key).toMatch(/^rmd_/);
  await user.click(screen.getByRole('button', { name: 'Copy Key' }));
  expect(await navigator.clipboard.readText()).toBe(key);
  expect(shell.notifications.toasts).toMatchObject([{ kind: 'success', text: 'The key was copied.' }]);
  expect(nameField()).toHaveProperty('value', '');

  await user.click(screen.getByRole('button', { name: 'I Stored It' }));
  expect(screen.queryByText(/Your new key/)).not.toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(key);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByRole('heading', { level: 3, name: 'Nightly import' })).toBeVisible();
});

it('creates a key that can write, for a year', async () => {
  const user = userEvent.setup();
  const shell = await open();
  await user.type(nameField(), 'Sync');
  await user.click(screen.getByRole('radio', { name: 'Read, post, edit and delete listings' }));
  await user.click(screen.getByRole('radio', { name: 'One year' }));
  await press('Create Key');
  await screen.findByRole('heading', { name: 'Your new key: Sync' });
  expect(posts(shell).map(({ body }) => body)).toEqual([
    { name: 'Sync', scopes: ['listings:read', 'listings:write'], expiresInDays: 365 },
  ]);
});

it('asks for a name, with the focus in its field, and sends nothing', async () => {
  const shell = await open();
  await press('Create Key');
  expect(await screen.findByText('Name is required.')).toBeVisible();
  await waitFor(() => expect(nameField()).toHaveFocus());
  expect(posts(shell)).toEqual([]);
});

it('creates one key for a double click', async () => {
  const user = userEvent.setup();
  const shell = await open();
  await user.type(nameField(), 'Import');
  await user.dblClick(screen.getByRole('button', { name: 'Create Key' }));
  await screen.findByRole('heading', { name: 'Your new key: Import' });
  expect(posts(shell)).toHaveLength(1);
});

it('keeps the form when the API refuses another key, and says why', async () => {
  const user = userEvent.setup();
  const shell = await open(...Array.from({ length: 10 }, (_, n) => `Key ${n}`));
  await user.type(nameField(), 'One more');
  await press('Create Key');
  await waitFor(() =>
    expect(shell.notifications.toasts).toMatchObject([
      { kind: 'error', text: expect.stringContaining('Revoke one first.') as string },
    ]),
  );
  expect(nameField()).toHaveProperty('value', 'One more');
});

it('asks for a new login in place when the session has ended, and then creates the key', async () => {
  const user = userEvent.setup();
  const shell = await open();
  shell.fail('/api-keys', 401, { method: 'POST', times: 1 });
  await user.type(nameField(), 'Import');
  await press('Create Key');
  expect(await screen.findByRole('heading', { name: 'Your new key: Import' })).toBeVisible();
});

it('shows the access and the times of a key', async () => {
  const shell = createTestShell({ user: owner });
  const used = { ...stored(1, 'Used'), lastUsedAt: '2026-11-20T10:00:00.000Z' };
  const expired = {
    ...stored(2, 'Expired'),
    scopes: ['listings:read' as const, 'listings:write' as const],
    expiresAt: '2026-11-02T10:00:00.000Z',
  };
  shell.api.apiKeys.push(used, expired);
  renderRoutes(routes, { path: '/dashboard/api-keys' });
  const texts = async (name: string) =>
    (await screen.findByRole('heading', { level: 3, name })).closest('li')?.textContent;
  expect(await texts('Used')).toMatch(
    /Read listings.*Ends in x7Qk.*Expires Jan 30, 2099.*Last used Nov 20, 2026/,
  );
  expect(await texts('Expired')).toMatch(/Read, post, edit and delete.*Expired Nov 2, 2026.*Never used/);
});

it('revokes a key after a confirmation, and moves the focus to the next one', async () => {
  const shell = await open('First', 'Second');
  shell.dialogs.answer(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke: First' }));
  await waitFor(() => expect(screen.queryByText('First')).not.toBeInTheDocument());
  expect(shell.dialogs.opened).toMatchObject([
    { kind: 'confirm', text: 'Programs that use the key "First" stop working immediately.' },
  ]);
  expect(shell.notifications.toasts).toMatchObject([{ kind: 'success', text: 'The key was revoked.' }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Revoke: Second' })).toHaveFocus());
});

it('keeps a key without the confirmation, and when the API cannot be reached', async () => {
  jest.spyOn(log, 'error').mockImplementation();
  const shell = await open('First');
  shell.dialogs.answer(false, true);
  const button = await screen.findByRole('button', { name: 'Revoke: First' });
  await userEvent.click(button);
  expect(shell.api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
  shell.fail(/^\/api-keys\//, 'network', { times: 1 });
  await userEvent.click(button);
  await waitFor(() => expect(shell.notifications.toasts).toMatchObject([{ kind: 'error' }]));
  expect(screen.getByText('First')).toBeVisible();
});

it('treats a key that another tab has revoked as revoked', async () => {
  const shell = await open('First');
  shell.dialogs.answer(true);
  const button = await screen.findByRole('button', { name: 'Revoke: First' });
  shell.api.apiKeys.length = 0;
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByText('First')).not.toBeInTheDocument());
});

it('offers Try Again when the keys cannot be loaded', async () => {
  const shell = createTestShell({ user: owner });
  shell.fail('/api-keys', 503, { times: 1 });
  renderRoutes(routes, { path: '/dashboard/api-keys' });
  expect(await screen.findByText('Your API keys could not be loaded')).toBeVisible();
  await press('Try Again');
  expect(await screen.findByText('You have no API keys.')).toBeVisible();
});

it('loads the keys when the connection returns to a page that was opened without one', async () => {
  const shell = createTestShell({ user: owner });
  shell.fail('/api-keys', 'network', { times: 1 });
  renderRoutes(routes, { path: '/dashboard/api-keys' });
  await screen.findByText('Your API keys could not be loaded');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('You have no API keys.')).toBeVisible();
});
