import { SIGN_IN_HINT } from '@roommate/release-registry';
import { savedStore, setSession } from '@roommate/shell-api';
import { createTestShell, sampleId, sampleUser } from '@roommate/shell-api/testing';
import { waitFor } from '@testing-library/react';
import { DEVICE_KEY } from './device-ids.ts';
import { SavedListingsStore } from './saved-listings-store.ts';

const [first, second, third] = [sampleId(0), sampleId(1), sampleId(2)];
const PATH = '/saved-listings';
const saved = (...ids: string[]) => ids.map((listingId) => ({ listingId, savedAt: '2025-06-05T11:40:00Z' }));
const onDevice = (): unknown => JSON.parse(localStorage.getItem(DEVICE_KEY) ?? '[]');
const putOnDevice = (...ids: unknown[]) => localStorage.setItem(DEVICE_KEY, JSON.stringify(ids));
const state = () => savedStore.getState();

/** What another tab does: the browser tells this one. */
function changeInOtherTab(key: string, value: string): void {
  localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

const kept = new SavedListingsStore();

function start() {
  const shell = createTestShell();
  shell.respond(PATH, saved(), { method: 'GET' });
  shell.respond(/^\/saved-listings\//, { matchedCount: 1, modifiedCount: 1 });
  kept.reload();
  return shell;
}

beforeAll(() => {
  createTestShell();
  kept.start();
});
beforeEach(() => localStorage.clear());
afterEach(() => {
  document.cookie = `${SIGN_IN_HINT}=; Max-Age=0`;
});

describe('on the device', () => {
  it('keeps what a visitor saves, newest first, and removes it', () => {
    const shell = start();
    kept.set(first, true);
    kept.set(second, true);
    expect(state()).toEqual({ status: 'ready', place: 'device', ids: [second, first], leftOnDevice: 0 });
    expect(onDevice()).toEqual([second, first]);
    kept.set(first, false);
    expect(onDevice()).toEqual([second]);
    expect(shell.api.calls).toEqual([]);
  });

  it('ignores what is not a list of ids', () => {
    putOnDevice(first, 'x', 7, null, first);
    start();
    expect(state()).toMatchObject({ ids: [first] });
    changeInOtherTab(DEVICE_KEY, 'not JSON');
    expect(state()).toMatchObject({ ids: [] });
  });

  it('shows what another tab saved, and loses nothing of it', () => {
    start();
    changeInOtherTab(DEVICE_KEY, JSON.stringify([first]));
    expect(state()).toMatchObject({ ids: [first] });
    localStorage.setItem(DEVICE_KEY, JSON.stringify([second, first]));
    kept.set(third, true);
    expect(onDevice()).toEqual([third, second, first]);
  });

  it('refuses more than the maximum, and what the browser does not store', () => {
    const shell = start();
    const full = Array.from({ length: 100 }, (_, n) => n.toString(16).padStart(24, 'a'));
    putOnDevice(...full);
    kept.set(first, true);
    expect(onDevice()).toEqual(full);
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    kept.reload();
    kept.set(full[0] ?? '', false);
    setItem.mockRestore();
    expect(shell.notifications.toasts.map(({ text }) => text)).toEqual([
      expect.stringContaining('the maximum'),
      expect.stringContaining('does not store data'),
    ]);
    expect(state()).toMatchObject({ ids: full });
  });

  it('waits for the session only if somebody was signed in here before', () => {
    start();
    setSession({ status: 'loading', slow: false });
    expect(state().status).toBe('ready');
    document.cookie = `${SIGN_IN_HINT}=1`;
    setSession({ status: 'loading', slow: true });
    expect(state().status).toBe('loading');
  });
});

describe('in the account', () => {
  it('moves what the device has at sign-in, and keeps on the device what does not fit', async () => {
    const shell = start();
    putOnDevice(first, second);
    shell.respond(
      PATH,
      { items: saved(first, third), unknownIds: [], refusedIds: [second] },
      { method: 'POST' },
    );
    shell.signIn();
    expect(state()).toEqual({ status: 'loading' });
    await waitFor(() =>
      expect(state()).toEqual({ status: 'ready', place: 'account', ids: [first, third], leftOnDevice: 1 }),
    );
    expect(shell.api.calls.at(-1)).toMatchObject({ method: 'POST', body: { ids: [first, second] } });
    expect(onDevice()).toEqual([second]);
  });

  it('keeps everything on the device when the account cannot be reached', async () => {
    const shell = start();
    putOnDevice(first);
    shell.fail(PATH, 'network', { method: 'POST', times: 1 });
    shell.signIn();
    await waitFor(() => expect(state()).toEqual({ status: 'failed' }));
    expect(onDevice()).toEqual([first]);
    shell.respond(PATH, { items: saved(first), unknownIds: [], refusedIds: [] }, { method: 'POST' });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(state()).toMatchObject({ place: 'account', ids: [first] }));
    expect(onDevice()).toEqual([]);
    kept.set(first, false);
    expect(state()).toMatchObject({ ids: [] });
  });

  it('shows a change immediately, sends it once, and takes it back with a message when it fails', async () => {
    const shell = start();
    shell.signIn();
    await waitFor(() => expect(state()).toMatchObject({ place: 'account' }));
    const open = shell.api.hold();
    shell.recover();
    shell.fail(`${PATH}/${first}`, 'network');
    kept.set(first, true);
    kept.set(first, false);
    expect(state()).toMatchObject({ ids: [first] });
    open();
    await waitFor(() => expect(state()).toMatchObject({ ids: [] }));
    const sent = shell.api.calls.filter(({ path }) => path === `${PATH}/${first}`);
    expect(sent.map(({ method }) => method)).toEqual(['PUT']);
    expect(shell.notifications.toasts).toEqual([
      expect.objectContaining({ text: expect.stringMatching(/^The room could not be saved\./) as string }),
    ]);
  });

  it('shows nothing of an earlier account when a change comes before the first response', async () => {
    const shell = start();
    shell.recover();
    shell.respond(PATH, saved(first), { method: 'GET', times: 1 });
    shell.signIn();
    await waitFor(() => expect(state()).toMatchObject({ ids: [first] }));
    shell.respond(PATH, saved(third, second), { method: 'GET' });
    shell.respond(/^\/saved-listings\//, { matchedCount: 1, modifiedCount: 1 });
    const open = shell.api.hold();
    shell.signIn(sampleUser({ uid: 'another-user' }));
    kept.set(third, true);
    expect(state()).toEqual({ status: 'loading' });
    open();
    await waitFor(() => expect(state()).toMatchObject({ ids: [third, second] }));
  });

  it('asks for a new login when the session has ended, and saves after it', async () => {
    const shell = start();
    shell.signIn();
    await waitFor(() => expect(state()).toMatchObject({ place: 'account' }));
    shell.recover();
    shell.fail(`${PATH}/${first}`, 401, { times: 1 });
    shell.respond(`${PATH}/${first}`, { matchedCount: 1, modifiedCount: 1 });
    kept.set(first, true);
    await waitFor(() => expect(shell.api.calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
    expect(state()).toMatchObject({ ids: [first] });
    expect(shell.notifications.toasts).toEqual([]);
  });

  it('reads the account again after a change in another tab', async () => {
    const shell = start();
    shell.signIn();
    await waitFor(() => expect(state()).toMatchObject({ place: 'account' }));
    shell.recover();
    shell.respond(PATH, saved(second), { method: 'GET' });
    changeInOtherTab('roommate:saved-changed', '1');
    await waitFor(() => expect(state()).toMatchObject({ ids: [second] }));
  });

  it('shows nothing of it after sign-out, and nothing of another account', async () => {
    const shell = start();
    shell.recover();
    shell.respond(PATH, saved(first), { method: 'GET', times: 1 });
    shell.signIn();
    await waitFor(() => expect(state()).toMatchObject({ ids: [first] }));
    shell.signOut();
    expect(state()).toEqual({ status: 'ready', place: 'device', ids: [], leftOnDevice: 0 });
    shell.signIn();
    shell.respond(PATH, saved(), { method: 'GET' });
    shell.signIn(sampleUser({ uid: 'another-user' }));
    expect(state()).toEqual({ status: 'loading' });
  });
});
