import { useUnsavedGuard } from '@roommate/shell-api';
import { renderRoutes } from '@roommate/shell-api/testing';
import { screen } from '@testing-library/react';
import { dialogs } from './dialogs.ts';

const question = { title: 'Are you sure?', text: 'It will be gone.', confirmLabel: 'Yes' };
const back = () => dispatchEvent(new PopStateEvent('popstate'));

// Jest's browser has no media queries. The library asks for the colour scheme.
beforeAll(() => Object.assign(window, { matchMedia: () => new EventTarget() }));

it('cancels a question on Back while its code loads', async () => {
  const confirmed = dialogs.confirm(question);
  back();
  expect(await confirmed).toBe(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('shows no message after Back while its code loads', async () => {
  const closed = dialogs.alert({ title: 'Done', icon: 'success' });
  back();
  await closed;
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('asks after an earlier Back', async () => {
  back();
  const confirmed = dialogs.confirm(question);
  (await screen.findByRole('button', { name: 'Yes' })).click();
  expect(await confirmed).toBe(true);
});

it('asks on a page with unsaved edits, where the router takes Back back', async () => {
  function Edited() {
    useUnsavedGuard(() => true);
    return null;
  }
  renderRoutes([{ path: '/', Component: Edited }], { path: '/' });
  const confirmed = dialogs.confirm(question);
  back();
  (await screen.findByRole('button', { name: 'Yes' })).click();
  expect(await confirmed).toBe(true);
});
