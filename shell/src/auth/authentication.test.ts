import { sessionStore, setSession } from '@roommate/shell-api';
import { sampleUser } from '@roommate/shell-api/testing';
import { MemoryBackend } from '../testing/memory-backend.ts';
import { Authentication, SLOW_AFTER_MS } from './authentication.ts';

const status = () => sessionStore.getState().status;
let seen: string[];
let backend: MemoryBackend;
let authentication: Authentication;
let confirmLogout: jest.Mock<Promise<boolean>>;
let onLogout: jest.Mock<Promise<void>>;
let unsubscribe: () => void;
let info: jest.SpyInstance;
let error: jest.SpyInstance;

beforeEach(() => {
  info = jest.spyOn(console, 'info').mockImplementation();
  error = jest.spyOn(console, 'error').mockImplementation();
  setSession({ status: 'loading', slow: false });
  seen = [];
  unsubscribe = sessionStore.subscribe((session) => {
    seen.push(session.status === 'signed-in' ? (session.user.displayName ?? 'nameless') : session.status);
  });
  backend = new MemoryBackend();
  confirmLogout = jest.fn(() => Promise.resolve(true));
  onLogout = jest.fn(() => Promise.resolve());
  authentication = new Authentication({
    loadBackend: () => Promise.resolve(backend),
    confirmLogout,
    onLogout,
  });
});
afterEach(() => {
  unsubscribe();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('is loading until the provider reports, then has the user', async () => {
  await authentication.start();
  expect(status()).toBe('loading');
  backend.report(sampleUser());
  expect(status()).toBe('signed-in');
});

it('follows a change that another tab made', async () => {
  await authentication.start();
  backend.report(sampleUser());
  backend.report(null);
  expect(status()).toBe('signed-out');
});

it('says that it is slow after five seconds without a report', async () => {
  jest.useFakeTimers();
  void authentication.start();
  await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS - 1);
  expect(sessionStore.getState()).toEqual({ status: 'loading', slow: false });
  await jest.advanceTimersByTimeAsync(1);
  expect(sessionStore.getState()).toEqual({ status: 'loading', slow: true });
});

it('shows a new account only once it has its name', async () => {
  await authentication.start();
  backend.report(null);
  await authentication.register({ name: 'Nusrat', email: 'n@example.com', photoURL: '', password: 'Abcdef' });
  expect(seen).toEqual(['signed-out', 'loading', 'Nusrat']);
});

it('is loading during a login that fails, then as before', async () => {
  await authentication.start();
  backend.report(null);
  await expect(authentication.login('n@example.com', 'wrong')).rejects.toThrow('auth/invalid-credential');
  expect(seen).toEqual(['signed-out', 'loading', 'signed-out']);
});

it('signs in although the provider had not reported when the login began', async () => {
  await authentication.login('n@example.com', 'right');
  expect(status()).toBe('signed-in');
});

it('leaves a guarded page before the session says that nobody is there', async () => {
  await authentication.start();
  backend.report(sampleUser());
  onLogout.mockImplementation(() => {
    expect(status()).toBe('loading');
    return Promise.resolve();
  });
  await authentication.logout();
  expect(onLogout).toHaveBeenCalledTimes(1);
  expect(status()).toBe('signed-out');
});

it('keeps who was signed in known while the logout runs, so that their page stays', async () => {
  await authentication.start();
  const user = sampleUser();
  backend.report(user);
  onLogout.mockImplementation(() => {
    expect(sessionStore.getState()).toEqual({ status: 'loading', slow: false, user });
    return Promise.resolve();
  });
  await authentication.logout();
  expect(onLogout).toHaveBeenCalledTimes(1);
});

it('stays signed in when the user wants to keep unsaved changes', async () => {
  await authentication.start();
  backend.report(sampleUser());
  confirmLogout.mockResolvedValue(false);
  await authentication.logout();
  expect(status()).toBe('signed-in');
  expect(onLogout).not.toHaveBeenCalled();
});

it('logs a failed logout, and nothing else happens', async () => {
  await authentication.start();
  backend.report(sampleUser());
  backend.logoutError = new Error('storage is gone');
  await authentication.logout();
  expect(status()).toBe('signed-in');
  expect(onLogout).not.toHaveBeenCalled();
  expect(error).toHaveBeenCalledWith('Logging out failed.', backend.logoutError);
});

it('logs that the code which asks does not load, and stays signed in', async () => {
  await authentication.start();
  backend.report(sampleUser());
  const cause = new Error('offline');
  confirmLogout.mockRejectedValue(cause);
  await authentication.logout();
  expect(status()).toBe('signed-in');
  expect(error).toHaveBeenCalledWith('Logging out failed.', cause);
});

it('logs changes without naming anyone', async () => {
  await authentication.start();
  backend.report(sampleUser());
  expect(info.mock.calls).toEqual([['Authentication: signed in.']]);
});

it('tries again when the module of the provider does not load', async () => {
  jest.useFakeTimers();
  const loadBackend = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(backend);
  const started = new Authentication({ loadBackend, confirmLogout, onLogout }).start();
  await jest.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('online'));
  await expect(started).resolves.toBe(backend);
});

describe('a browser with which nobody has signed in', () => {
  it('is signed out without the SDK, until a login loads it', async () => {
    const load = jest.fn(() => Promise.resolve(backend));
    authentication = new Authentication({ loadBackend: load, confirmLogout, onLogout });
    authentication.assumeSignedOut();
    expect(status()).toBe('signed-out');
    expect(load).not.toHaveBeenCalled();
    await authentication.login('n@example.com', 'right');
    expect(status()).toBe('signed-in');
    authentication.assumeSignedOut();
    expect(status()).toBe('signed-in');
  });
});

describe('a user whom the browser has kept', () => {
  const kept = sampleUser({ displayName: 'Kept' });
  const unconfirmed = { status: 'loading', user: kept, isUnconfirmed: true };

  it('is unconfirmed until the provider reports', async () => {
    authentication.expect(kept);
    expect(sessionStore.getState()).toEqual({ ...unconfirmed, slow: false });
    await authentication.start();
    expect(sessionStore.getState()).toEqual({ ...unconfirmed, slow: false });
    backend.report(sampleUser());
    expect(sessionStore.getState()).toEqual({ status: 'signed-in', user: sampleUser() });
  });

  it('stays when the provider is slow', () => {
    jest.useFakeTimers();
    authentication.expect(kept);
    void authentication.start();
    jest.advanceTimersByTime(SLOW_AFTER_MS);
    expect(sessionStore.getState()).toEqual({ ...unconfirmed, slow: true });
  });

  it('stays unconfirmed during a logout, until the provider has reported', async () => {
    authentication.expect(kept);
    onLogout.mockImplementation(() => {
      expect(sessionStore.getState()).toEqual({ status: 'loading', slow: false, user: kept });
      return Promise.resolve();
    });
    const logout = authentication.logout();
    await Promise.resolve();
    expect(sessionStore.getState()).toEqual({ ...unconfirmed, slow: false });
    await logout;
    expect(onLogout).toHaveBeenCalledTimes(1);
    expect(status()).toBe('signed-out');
  });

  it('does not replace what the provider has reported', async () => {
    await authentication.start();
    backend.report(null);
    authentication.expect(kept);
    expect(status()).toBe('signed-out');
  });
});
