import { act, render, screen } from '@testing-library/react';
import { NetworkError, setSession } from '@roommate/shell-api';
import { sampleUser } from '@roommate/shell-api/testing';
import { connectionForChange, useWaitingChanges } from './waiting-changes.ts';

const goOnline = () => void dispatchEvent(new Event('online'));
const signal = new AbortController().signal;

function Count() {
  return <output>{useWaitingChanges()}</output>;
}

beforeEach(() => setSession({ status: 'signed-out' }));

it('counts the changes that wait, until the connection is back', async () => {
  render(<Count />);
  const shown = screen.getByRole('status');
  let changes: Promise<void>[] = [];
  act(() => {
    changes = [connectionForChange(signal), connectionForChange(signal)];
  });
  expect(shown.textContent).toBe('2');
  await act(async () => {
    goOnline();
    await Promise.all(changes);
  });
  expect(shown.textContent).toBe('0');
});

it('asks before the tab closes only while a change waits', async () => {
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const change = connectionForChange(signal);
  expect(isAsked()).toBe(true);
  goOnline();
  await change;
  expect(isAsked()).toBe(false);
});

it.each([
  ['signs out', () => setSession({ status: 'signed-out' })],
  ['is another one', () => setSession({ status: 'signed-in', user: sampleUser({ uid: 'another' }) })],
])('ends a change when the user %s', async (_, change) => {
  setSession({ status: 'signed-in', user: sampleUser() });
  const waiting = connectionForChange(signal);
  change();
  await expect(waiting).rejects.toThrow(NetworkError);
});

it('keeps a change that was made before it was known who is signed in', async () => {
  setSession({ status: 'loading', slow: false });
  const waiting = connectionForChange(signal);
  setSession({ status: 'signed-in', user: sampleUser() });
  goOnline();
  await expect(waiting).resolves.toBeUndefined();
});

it('binds a change to the first user who is known', async () => {
  setSession({ status: 'loading', slow: false });
  const waiting = connectionForChange(signal);
  setSession({ status: 'signed-in', user: sampleUser() });
  setSession({ status: 'loading', slow: false });
  setSession({ status: 'signed-in', user: sampleUser({ uid: 'another' }) });
  await expect(waiting).rejects.toThrow(NetworkError);
});

it('keeps a change of a visitor while a login is under way', async () => {
  const waiting = connectionForChange(signal);
  setSession({ status: 'loading', slow: false });
  setSession({ status: 'signed-out' });
  goOnline();
  await expect(waiting).resolves.toBeUndefined();
});

it('ends a change that is given up', async () => {
  const controller = new AbortController();
  const waiting = connectionForChange(controller.signal);
  controller.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
});
