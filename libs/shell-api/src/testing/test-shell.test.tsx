import { screen } from '@testing-library/react';
import { authentication, dialogs, notifications } from '../services.ts';
import { useUser } from '../session.ts';
import { act } from 'react';
import { createTestShell } from './create-test-shell.ts';
import { renderRoutes } from './render-routes.tsx';
import { sampleUser } from './sample-users.ts';

const Who = () => <p>{useUser()?.displayName ?? 'nobody'}</p>;

it('lets a test sign in and out, which leads home', async () => {
  const shell = createTestShell();
  const routes = ['/', '/who'].map((path) => ({ path, element: <Who /> }));
  const { router } = renderRoutes(routes, { path: '/who' });
  expect(screen.getByText('nobody')).toBeVisible();
  act(() => shell.signIn(sampleUser({ displayName: 'Rafi' })));
  expect(screen.getByText('Rafi')).toBeVisible();
  await act(() => authentication.logout());
  expect(screen.getByText('nobody')).toBeVisible();
  expect(router.state.location.pathname).toBe('/');
});

it('records toasts and dialogs, and answers confirms in order', async () => {
  const shell = createTestShell();
  notifications.error('Oh', { id: 'x' });
  await dialogs.alert({ title: 'Done', icon: 'success' });
  shell.dialogs.answer(true, false);
  const ask = () => dialogs.confirm({ title: 'Sure?', text: '', confirmLabel: 'Yes' });
  expect([await ask(), await ask()]).toEqual([true, false]);
  await expect(ask()).rejects.toThrow("No answer is queued for the dialog 'Sure?'.");
  expect(shell.notifications.toasts).toEqual([{ kind: 'error', text: 'Oh', id: 'x' }]);
  expect(shell.dialogs.opened.map(({ title }) => title)).toEqual(['Done', 'Sure?', 'Sure?', 'Sure?']);
});
