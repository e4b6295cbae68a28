import { setSession } from '@roommate/shell-api';
import { sampleUser } from '@roommate/shell-api/testing';
import { forgetPagesOnSignOut } from './forget-pages-on-sign-out.ts';

it('deletes the copies of pages when a user signs out, and not when nobody was signed in', () => {
  const deleted: string[] = [];
  const stored = { delete: (name: string) => Promise.resolve(deleted.push(name) > 0) };
  Object.assign(globalThis, { caches: stored });
  forgetPagesOnSignOut();
  setSession({ status: 'signed-out' });
  expect(deleted).toEqual([]);
  const user = sampleUser();
  setSession({ status: 'signed-in', user });
  setSession({ status: 'loading', slow: false, user });
  setSession({ status: 'signed-out' });
  expect(deleted).toEqual(['pages']);
  Reflect.deleteProperty(globalThis, 'caches');
});

it('deletes them when the session of an earlier page has ended elsewhere', () => {
  const forget = jest.fn(() => Promise.resolve(true));
  Object.assign(globalThis, { caches: { delete: forget } });
  document.cookie = 'signed-in=1';
  forgetPagesOnSignOut();
  document.cookie = 'signed-in=; Max-Age=0';
  setSession({ status: 'loading', slow: true });
  setSession({ status: 'signed-out' });
  expect(forget).toHaveBeenCalledWith('pages');
  Reflect.deleteProperty(globalThis, 'caches');
});
