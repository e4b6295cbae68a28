import { Link, usePageMeta } from '@roommate/shell-api';
import { createTestShell } from '@roommate/shell-api/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { registryOf, release, renderShell } from '../testing/render-shell.tsx';

const description = () => document.querySelector('meta[name="description"]')?.getAttribute('content');

function Room() {
  usePageMeta('Sunny room');
  return <Link to="/login">Leave</Link>;
}

const registry = registryOf(
  release(
    'mfe-rooms',
    { path: '/rooms', access: 'public', meta: { title: 'Rooms', description: 'All rooms.' } },
    { path: '/rooms/:id', access: 'public', meta: { title: 'A room', description: 'One room.' } },
  ),
);
const routes = [
  { path: '/rooms', element: <Link to="/rooms/1">Open</Link> },
  { path: '/rooms/:id', Component: Room },
];

beforeEach(() => {
  createTestShell();
  document.head.innerHTML = '<meta name="description" content="">';
});

it('takes title and description from remote.json, from the page itself, and from the shell', async () => {
  renderShell({
    path: '/rooms',
    registry,
    loader: { load: () => Promise.resolve({ routes }), hasStarted: () => false },
  });
  await waitFor(() => expect(document.title).toBe('Rooms · Roommate Dhaka'));
  expect(description()).toBe('All rooms.');

  await userEvent.click(await screen.findByRole('link', { name: 'Open' }));
  await waitFor(() => expect(document.title).toBe('Sunny room · Roommate Dhaka'));

  await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
  await waitFor(() => expect(document.title).toBe('Login · Roommate Dhaka'));
  expect(description()).toMatch(/^Welcome back/);
});

it('uses the title of a page that the shell shows in place of another', async () => {
  renderShell({ path: '/nothing-here' });
  await waitFor(() => expect(document.title).toBe('404 Page Not Found · Roommate Dhaka'));
});
