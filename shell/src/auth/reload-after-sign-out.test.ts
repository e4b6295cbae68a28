import { setSession } from '@roommate/shell-api';
import { sampleUser } from '@roommate/shell-api/testing';
import { reloadAfterSignOut } from './reload-after-sign-out.ts';

it('reloads a page of the back-forward cache only when its user has signed out since', () => {
  const reload = jest.fn();
  reloadAfterSignOut(reload);
  const show = (persisted: boolean) => {
    reload.mockClear();
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    return reload.mock.calls.length;
  };
  expect(show(true)).toBe(0);
  setSession({ status: 'signed-in', user: sampleUser() });
  expect([show(false), show(true)]).toEqual([0, 1]);
  document.cookie = 'signed-in=1';
  expect(show(true)).toBe(0);
  document.cookie = 'signed-in=; Max-Age=0';
});
