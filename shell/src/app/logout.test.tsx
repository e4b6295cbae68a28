import { setSession, useUnsavedGuard } from '@roommate/shell-api';
import { createTestShell, renderRoutes, sampleUser } from '@roommate/shell-api/testing';
import { act, screen, within } from '@testing-library/react';
import { dropChange, keepChange, readChanges } from '../offline/waiting-changes.ts';
import { sampleChange } from '../testing/sample-change.ts';
import { confirmLogout, onLogout } from './logout.ts';

const user = sampleUser();
const like = sampleChange({ id: 'like', kind: 'like', uid: user.uid });
const isGuarded = (pathname: string) => pathname.startsWith('/dashboard');
const NOT_SENT = 'Changes that are not sent yet will be lost.';
const ON_PAGE = 'Your changes on this page will be lost.';

function Edited() {
  useUnsavedGuard(() => true);
  return null;
}

/** A page that keeps its draft in the tab. */
function Draft() {
  useUnsavedGuard((end) => end === 'session');
  return null;
}

function open(path: string) {
  const routes = ['/', '/contact', '/dashboard'].map((one) => ({ path: one, Component: Edited }));
  return renderRoutes(routes, { path }).router;
}

/** Answers the question that has this text. */
async function answer(description: string, button: 'Leave' | 'Cancel') {
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?', description });
  within(question).getByRole('button', { name: button }).click();
}

const expectNoQuestion = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

// The library of the dialogs needs them. Jest's browser has neither.
beforeAll(() => {
  Object.assign(window, { matchMedia: () => new EventTarget() });
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    set(this: HTMLElement, text: string) {
      this.textContent = text;
    },
  });
});
beforeEach(() => {
  createTestShell({ user });
  for (const { id } of readChanges()) dropChange(id);
});

it.each(['/contact', '/dashboard'])('asks once at %s before it loses a change that waits', async (path) => {
  const router = open(path);
  keepChange(like);
  const declined = confirmLogout(router, isGuarded);
  await answer(NOT_SENT, 'Cancel');
  expect(await declined).toBe(false);
  expect(readChanges()).toHaveLength(1);
  const confirmed = confirmLogout(router, isGuarded);
  await answer(NOT_SENT, 'Leave');
  expect(await confirmed).toBe(true);
  expectNoQuestion();
});

it.each(['offered', 'refused'] as const)('asks before it loses a change that is %s', async (state) => {
  keepChange({ ...like, state });
  const confirmed = confirmLogout(open('/contact'), isGuarded);
  await answer(NOT_SENT, 'Leave');
  expect(await confirmed).toBe(true);
});

describe.each(['/dashboard', '/contact'])('%s, opened while the code of the question loads', (path) => {
  /** Presses Logout, and follows a link. */
  async function leave(router: ReturnType<typeof open>) {
    const confirmed = confirmLogout(router, isGuarded);
    await act(() => router.navigate(path));
    return { confirmed };
  }

  it('gets the question about a change that waits', async () => {
    keepChange(like);
    const { confirmed } = await leave(renderRoutes([], { path: '/faq' }).router);
    await answer(NOT_SENT, 'Leave');
    expect(await confirmed).toBe(true);
  });

  it('gets the question about a draft, which only a logout loses', async () => {
    const draft = { path: '/dashboard/add-listing', Component: Draft };
    const { confirmed } = await leave(renderRoutes([draft], draft).router);
    await answer(NOT_SENT, 'Cancel');
    expect(await confirmed).toBe(false);
  });
});

it('does not ask about the message of a visitor, a change that has ended, or a page that stays', async () => {
  keepChange(sampleChange());
  keepChange({ ...like, state: 'ended' });
  expect(await confirmLogout(open('/contact'), isGuarded)).toBe(true);
});

it('asks before a page that the logout leaves loses something', async () => {
  const confirmed = confirmLogout(open('/dashboard'), isGuarded);
  await answer(ON_PAGE, 'Cancel');
  expect(await confirmed).toBe(false);
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
  expectNoQuestion();
});
