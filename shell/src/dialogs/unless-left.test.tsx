import { createBrowserRouter, useUnsavedGuard } from '@roommate/shell-api';
import { createTestShell } from '@roommate/shell-api/testing';
import { act, render, screen } from '@testing-library/react';
import { RouterProvider } from 'react-router-dom';
import { dialogs } from './dialogs.ts';
import { unlessLeft } from './unless-left.ts';

const question = { title: 'Are you sure?', text: 'It will be gone.', confirmLabel: 'Yes' };

function Edited() {
  useUnsavedGuard(() => true);
  return null;
}

/** Opens a page by a link of another page. */
async function openPage(Component: () => null = () => null) {
  const router = createBrowserRouter([
    { path: '*', Component: () => null },
    { path: '/page', Component },
    { path: '/form', Component: Edited },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/faq'));
  await act(() => router.navigate('/page'));
  return router;
}

/** Waits until the browser has gone Back. A router that takes it back has not done so yet. */
const goBack = () =>
  act(async () => {
    const gone = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
    history.back();
    await gone;
    expect(location.pathname).toBe('/faq');
  });

/** The code of a dialog that loads until it is told to arrive. */
function loadCode() {
  let finish = (_code: string): void => undefined;
  const loaded = unlessLeft(new Promise<string>((resolve) => (finish = resolve)));
  return () => {
    finish('code');
    return loaded;
  };
}

// Jest's browser has no media queries. The library asks for the colour scheme.
beforeAll(() => Object.assign(window, { matchMedia: () => new EventTarget() }));
// A page with unsaved edits would ask before the page of the next test opens.
afterEach(() => history.replaceState(null, '', '/'));

it('has no code for a page that has been left by Back', async () => {
  await openPage();
  const arrive = loadCode();
  await goBack();
  expect(await arrive()).toBeUndefined();
});

it('has the code on a page with unsaved edits, before the router has taken Back back', async () => {
  createTestShell({ showDialog: () => new Promise(() => undefined) });
  await openPage(Edited);
  const arrive = loadCode();
  await goBack();
  expect(await arrive()).toBe('code');
});

it('has the code after a navigation within the page', async () => {
  const router = await openPage();
  const arrive = loadCode();
  await act(() => router.navigate('/page?sort=rent'));
  expect(await arrive()).toBe('code');
});

it('shows no question over the page that a link opens', async () => {
  const router = await openPage();
  const confirmed = dialogs.confirm(question);
  await act(() => router.navigate('/faq'));
  expect(await confirmed).toBe(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows the outcome of what the user did on the page before', async () => {
  const router = await openPage();
  const closed = dialogs.alert({ title: 'Done', icon: 'success' });
  await act(() => router.navigate('/faq'));
  (await screen.findByRole('button', { name: 'OK' })).click();
  await closed;
});

it('has no code for a page that has been left for one with unsaved edits', async () => {
  const router = await openPage();
  const arrive = loadCode();
  await act(() => router.navigate('/form'));
  expect(await arrive()).toBeUndefined();
});
