import { setSession, useUnsavedGuard } from '@roommate/shell-api';
import { createTestShell, renderRoutes, sampleUser, type TestShell } from '@roommate/shell-api/testing';
import { act, screen } from '@testing-library/react';
import { dialogs } from '../dialogs/dialogs.ts';
import { dropChange, keepChange, readChanges } from '../offline/waiting-changes.ts';
import { sampleChange } from '../testing/sample-change.ts';
import { confirmLogout, onLogout } from './logout.ts';

const user = sampleUser();
const like = sampleChange({ id: 'like', kind: 'like', uid: user.uid });
const isGuarded = (pathname: string) => pathname === '/dashboard';
let shell: TestShell;

function Edited() {
  useUnsavedGuard(() => true);
  return null;
}

function open(path: string) {
  const routes = ['/', '/contact', '/dashboard'].map((one) => ({ path: one, Component: Edited }));
  return renderRoutes(routes, { path }).router;
}

beforeEach(() => {
  shell = createTestShell({ user });
  for (const { id } of readChanges()) dropChange(id);
});

it.each(['/contact', '/dashboard'])('asks once at %s before it loses a change that waits', async (path) => {
  const router = open(path);
  keepChange(like);
  shell.dialogs.answer(false, true);
  expect(await confirmLogout(router, isGuarded)).toBe(false);
  expect(readChanges()).toHaveLength(1);
  expect(await confirmLogout(router, isGuarded)).toBe(true);
  const question = {
    title: 'Leave without saving?',
    text: 'Changes that are not sent yet will be lost.',
    confirmLabel: 'Leave',
  };
  expect(shell.dialogs.opened).toMatchObject([question, question]);
});

it.each(['offered', 'refused'] as const)('asks before it loses a change that is %s', async (state) => {
  keepChange({ ...like, state });
  shell.dialogs.answer(true);
  expect(await confirmLogout(open('/contact'), isGuarded)).toBe(true);
  expect(shell.dialogs.opened).toHaveLength(1);
});

it('asks over the page that the user opens while the code of the question loads', async () => {
  // Jest's browser has no media queries. The library asks for the colour scheme.
  Object.assign(window, { matchMedia: () => new EventTarget() });
  const question = { title: 'Leave?', text: 'Changes will be lost.', confirmLabel: 'Leave' };
  shell = createTestShell({ user, showDialog: () => dialogs.confirm(question) });
  keepChange(like);
  const { router } = renderRoutes([{ path: '/faq', element: null }], { path: '/faq' });
  const confirmed = confirmLogout(router, isGuarded);
  history.pushState(null, '', '/faq');
  (await screen.findByRole('button', { name: 'Leave' })).click();
  expect(await confirmed).toBe(true);
});

it('does not ask about the message of a visitor, a change that has ended, or a page that stays', async () => {
  keepChange(sampleChange());
  keepChange({ ...like, state: 'ended' });
  expect(await confirmLogout(open('/contact'), isGuarded)).toBe(true);
  expect(shell.dialogs.opened).toEqual([]);
});

it('asks before a page that the logout leaves loses something', async () => {
  shell.dialogs.answer(false);
  expect(await confirmLogout(open('/dashboard'), isGuarded)).toBe(false);
  expect(shell.dialogs.opened).toMatchObject([{ text: 'Your changes on this page will be lost.' }]);
});

it('drops the changes of the user, leaves a guarded page without a question, and stays on a public one', async () => {
  const [guarded, contact] = [open('/dashboard'), open('/contact')];
  keepChange(like);
  keepChange({ ...like, id: 'ended', state: 'ended' });
  keepChange(sampleChange());
  setSession({ status: 'loading', slow: false, user });
  await act(() => onLogout(guarded, isGuarded));
  await act(() => onLogout(contact, isGuarded));
  expect(readChanges().map(({ kind }) => kind)).toEqual(['message']);
  expect([guarded, contact].map(({ state }) => state.location.pathname)).toEqual(['/', '/contact']);
  expect(shell.dialogs.opened).toEqual([]);
});
