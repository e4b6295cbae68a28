import { act, render, screen } from '@testing-library/react';
import { NetworkError, setSession } from '@roommate/shell-api';
import { isAskedBeforeClosing, sampleUser } from '@roommate/shell-api/testing';
import { sampleChange } from '../../testing/sample-change.ts';
import { dropChange, keepChange, readChanges, useWaitingCount } from '../waiting-changes.ts';
import { holdChange, waitForConnection } from './hold-change.ts';

const setOnline = (isOnline: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
const goOnline = () => {
  setOnline(true);
  dispatchEvent(new Event('online'));
};
const signal = new AbortController().signal;
const user = sampleUser();

/** A change of the user, or of the visitor, that is done when the connection is back. */
const hold = (changed: Parameters<typeof sampleChange>[0] = {}, given = signal) =>
  holdChange(sampleChange(changed), given, async (ended) => Promise.race([ended, waitForConnection(0)]));

function Count() {
  return <output>{useWaitingCount()}</output>;
}

beforeEach(() => {
  localStorage.clear();
  setOnline(false);
  setSession({ status: 'signed-out' });
});
afterEach(() => setOnline(true));

it('counts the changes that wait', () => {
  render(<Count />);
  expect(screen.getByRole('status').textContent).toBe('0');
  act(() => void hold({ id: 'one' }));
  act(() => void hold({ id: 'two' }));
  expect(screen.getByRole('status').textContent).toBe('2');
});

it('asks before the tab closes only if that would lose a change', async () => {
  const change = hold();
  expect(isAskedBeforeClosing()).toBe(false);
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const lost = hold({ id: 'lost' });
  expect(isAskedBeforeClosing()).toBe(true);
  setItem.mockRestore();
  goOnline();
  await Promise.all([change, lost]);
});

it.each([
  ['signs out', () => setSession({ status: 'signed-out' })],
  ['is another one', () => setSession({ status: 'signed-in', user: sampleUser({ uid: 'another' }) })],
])('ends and forgets a change when the user %s', async (_, change) => {
  setSession({ status: 'signed-in', user });
  const waiting = hold({ uid: user.uid });
  change();
  await expect(waiting).rejects.toThrow(NetworkError);
  expect(readChanges().some(({ uid }) => uid === user.uid)).toBe(false);
});

describe('a logout that the user has confirmed', () => {
  beforeEach(() => setSession({ status: 'signed-in', user }));

  it('gives up a change', async () => {
    const waiting = hold({ id: 'dropped', uid: user.uid });
    dropChange('dropped');
    setSession({ status: 'signed-out' });
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('gives up a change that waits for the code that holds it', async () => {
    keepChange(sampleChange({ id: 'early', uid: user.uid }));
    dropChange('early');
    setSession({ status: 'signed-out' });
    const waiting = hold({ id: 'early', uid: user.uid });
    // Its send may wait for a lock, and the content must not be on the device until then.
    expect(readChanges().map(({ id }) => id)).not.toContain('early');
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it('binds a change that was made before it was known who is signed in to the first user', async () => {
  setSession({ status: 'loading', slow: false });
  const waiting = hold({ id: 'early', uid: undefined });
  expect(localStorage.getItem('roommate:change:early')).toBeNull();
  setSession({ status: 'signed-in', user });
  expect(readChanges()).toContainEqual(expect.objectContaining({ id: 'early', uid: user.uid }));
  setSession({ status: 'loading', slow: false });
  setSession({ status: 'signed-in', user: sampleUser({ uid: 'another' }) });
  await expect(waiting).rejects.toThrow(NetworkError);
});

it('keeps a message of a visitor who logs in', async () => {
  const waiting = hold();
  setSession({ status: 'loading', slow: false });
  setSession({ status: 'signed-in', user });
  goOnline();
  await expect(waiting).resolves.toBeUndefined();
});

it('ends a change that is given up', async () => {
  const controller = new AbortController();
  const waiting = hold({ id: 'given-up' }, controller.signal);
  controller.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  expect(readChanges().map(({ id }) => id)).not.toContain('given-up');
  await expect(hold({}, controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
});
