import { useUnsavedGuard } from '@roommate/shell-api';
import { renderRoutes } from '@roommate/shell-api/testing';
import { screen } from '@testing-library/react';
import { askToConfirm, showAlert } from './sweet-alert.ts';

const question = { title: 'Are you sure?', text: 'It will be gone.', confirmLabel: 'Yes' };
const back = () => dispatchEvent(new PopStateEvent('popstate'));
// Without its name: the library sets it as innerText, which Jest's browser does not have.
const dialog = () => screen.findByRole('dialog');

// Jest's browser has no media queries. The library asks for the colour scheme.
beforeAll(() => Object.assign(window, { matchMedia: () => new EventTarget() }));

it('cancels a question on Back', async () => {
  const confirmed = askToConfirm(question);
  await dialog();
  back();
  expect(await confirmed).toBe(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes a message on Back', async () => {
  const closed = showAlert({ title: 'Done', icon: 'success' });
  await dialog();
  back();
  await closed;
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('keeps the question of a page with unsaved edits, where the router takes Back back', async () => {
  function Edited() {
    useUnsavedGuard(() => true);
    return null;
  }
  renderRoutes([{ path: '/', Component: Edited }], { path: '/' });
  const confirmed = askToConfirm(question);
  await dialog();
  back();
  (await screen.findByRole('button', { name: 'Yes' })).click();
  expect(await confirmed).toBe(true);
});

describe('in a browser with CloseWatcher', () => {
  const watchers = new Set<EventTarget>();
  // Jest's browser has none.
  class CloseWatcher extends EventTarget {
    constructor() {
      super();
      watchers.add(this);
    }
    destroy() {
      watchers.delete(this);
    }
  }
  beforeEach(() => Object.assign(window, { CloseWatcher }));
  afterEach(() => Reflect.deleteProperty(window, 'CloseWatcher'));

  it("cancels a question on the device's Back, and then leaves it to the page", async () => {
    const confirmed = askToConfirm(question);
    await dialog();
    const [watcher] = watchers;
    watcher?.dispatchEvent(new Event('close'));
    expect(await confirmed).toBe(false);
    expect(watchers.size).toBe(0);
  });

  it('watches only the dialog that replaces another', async () => {
    const first = askToConfirm(question);
    await dialog();
    const second = askToConfirm({ ...question, text: 'Really gone.' });
    expect(await first).not.toBe(true);
    expect(await dialog()).toHaveTextContent('Really gone.');
    expect(watchers.size).toBe(1);
    back();
    expect(await second).toBe(false);
    expect(watchers.size).toBe(0);
  });
});
