import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Link } from './router.ts';
import { isAskedBeforeClosing } from './testing/closing-tab.ts';
import { createTestShell } from './testing/create-test-shell.ts';
import { confirmLeaving, hasUnsavedChanges, useUnsavedGuard, type PageEnd } from './unsaved-guard.ts';

function Edited({ lostBy }: { lostBy?: PageEnd }) {
  useUnsavedGuard((end) => lostBy === undefined || end === lostBy);
  return <Link to="/away">Away</Link>;
}

/** A page with unsaved edits, and the answers that its questions wait for. */
function renderEdited(lostBy?: PageEnd) {
  const answers: ((leave: boolean) => void)[] = [];
  createTestShell({ showDialog: () => new Promise((resolve) => answers.push(resolve)) });
  const router = createMemoryRouter(
    [
      { path: '/', element: <Edited {...(lostBy && { lostBy })} /> },
      { path: '/away', element: <h1>Away</h1> },
    ],
    { initialEntries: ['/away', '/'] },
  );
  render(<RouterProvider router={router} />);
  const answer = (index: number, leave: boolean) =>
    act(() => {
      answers[index]?.(leave);
      return Promise.resolve();
    });
  return {
    answers,
    answer,
    router,
    follow: () => userEvent.click(screen.getByRole('link', { name: 'Away' })),
  };
}

describe('useUnsavedGuard', () => {
  it('stays when the question is declined, and asks again', async () => {
    const { answers, answer, follow } = renderEdited();
    await follow();
    await answer(0, false);
    expect(screen.queryByRole('link', { name: 'Away' })).toBeInTheDocument();
    await follow();
    expect(answers).toHaveLength(2);
    await answer(1, true);
    await screen.findByRole('heading', { name: 'Away' });
  });

  it('asks only before the tab closes, when only that loses the edits', async () => {
    const { answers, follow } = renderEdited('tab');
    expect(isAskedBeforeClosing()).toBe(true);
    expect(hasUnsavedChanges()).toBe(true);
    expect(hasUnsavedChanges('navigation')).toBe(false);
    expect(await confirmLeaving()).toBe(true);
    await follow();
    await screen.findByRole('heading', { name: 'Away' });
    expect(hasUnsavedChanges()).toBe(false);
    expect(answers).toHaveLength(0);
  });

  it('asks only before a logout, when only that loses the edits', async () => {
    const { answers, answer, follow } = renderEdited('session');
    expect(isAskedBeforeClosing()).toBe(false);
    expect(hasUnsavedChanges()).toBe(false);
    const leaving = confirmLeaving();
    await answer(0, false);
    expect(await leaving).toBe(false);
    await follow();
    await screen.findByRole('heading', { name: 'Away' });
    expect(answers).toHaveLength(1);
  });

  it('leaves by the second question when the first is declined only after it was asked', async () => {
    const { answer, follow } = renderEdited();
    await follow();
    await follow();
    await answer(0, false);
    await answer(1, true);
    await screen.findByRole('heading', { name: 'Away' });
  });

  it.each([
    ['a link', '/away'],
    ['the Back button', -1],
  ] as const)('asks again after %s when the first question is declined only then', async (_, to) => {
    const { answers, answer, router } = renderEdited();
    // `navigate` has a signature for each kind of target.
    const leave = () => (typeof to === 'number' ? router.navigate(to) : router.navigate(to));
    await act(leave);
    await act(async () => {
      // The page has not rendered again when the answer arrives.
      void leave();
      answers[0]?.(false);
      await Promise.resolve();
    });
    expect(answers).toHaveLength(2);
    await answer(1, true);
    await screen.findByRole('heading', { name: 'Away' });
  });

  it('forgets the question after a navigation within the page', async () => {
    const { answer, router, follow } = renderEdited();
    await follow();
    await act(() => router.navigate('/?tab=2'));
    await answer(0, true);
    expect(router.state.location).toMatchObject({ pathname: '/', search: '?tab=2' });
  });
});
