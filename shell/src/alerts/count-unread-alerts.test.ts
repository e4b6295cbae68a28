import { setUnreadAlerts, unreadAlertsStore } from '@roommate/shell-api';
import { createTestShell, sampleUser, type TestShell } from '@roommate/shell-api/testing';
import { countUnreadAlerts } from './count-unread-alerts.ts';

const MINUTE_MS = 60_000;
const unread = () => unreadAlertsStore.getState().unread;

let shell: TestShell;
let stop: () => void;

const start = async () => {
  stop = countUnreadAlerts('uid-seeker');
  await jest.advanceTimersByTimeAsync(0);
};
const showTab = (visibilityState: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers();
  shell = createTestShell({ user: sampleUser({ uid: 'uid-seeker' }) });
});

afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('countUnreadAlerts', () => {
  it('counts at the start and every minute, and forgets the number at the end', async () => {
    shell.respond('/alerts/unread', { unread: 3 }, { times: 1 });
    shell.respond('/alerts/unread', { unread: 4 });
    await start();
    expect(unread()).toBe(3);
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    expect(unread()).toBe(4);
    stop();
    expect(unread()).toBeUndefined();
    await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(shell.api.calls).toHaveLength(2);
  });

  it('sends nothing from a hidden tab, and counts when the user comes back after a minute', async () => {
    shell.respond('/alerts/unread', { unread: 1 });
    await start();
    showTab('hidden');
    await jest.advanceTimersByTimeAsync(MINUTE_MS / 2);
    showTab('visible');
    await jest.advanceTimersByTimeAsync(0);
    expect(shell.api.calls).toHaveLength(1);
    showTab('hidden');
    await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(shell.api.calls).toHaveLength(1);
    showTab('visible');
    await jest.advanceTimersByTimeAsync(0);
    expect(shell.api.calls).toHaveLength(2);
  });

  it('keeps the number after a failure, and counts again when the browser is online', async () => {
    shell.respond('/alerts/unread', { unread: 2 }, { times: 1 });
    await start();
    shell.fail('/alerts/unread', 'network');
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    expect(unread()).toBe(2);
    shell.recover();
    shell.respond('/alerts/unread', { unread: 5 });
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
    expect(unread()).toBe(5);
  });

  it('keeps what the page has set while a request was on its way', async () => {
    shell.respond('/alerts/unread', { unread: 7 });
    stop = countUnreadAlerts('uid-seeker');
    setUnreadAlerts(0);
    await jest.advanceTimersByTimeAsync(0);
    expect(unread()).toBe(0);
  });
});
