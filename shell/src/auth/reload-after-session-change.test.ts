import { setSession, type Session } from '@roommate/shell-api';
import { isAskedBeforeClosing, sampleUser } from '@roommate/shell-api/testing';
import { reloadAfterSessionChange } from './reload-after-session-change.ts';
import { SESSION_KEY_PREFIX } from './kept-user.ts';

const signedOut: Session = { status: 'signed-out' };
const signedIn: Session = { status: 'signed-in', user: sampleUser() };
const expected: Session = { status: 'loading', slow: false, user: sampleUser(), isUnconfirmed: true };
const { uid } = sampleUser();

const reload = jest.fn();
const comeBack = (persisted = true): boolean => {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  return reload.mock.calls.length > 0;
};
const keep = (kept: string, key = 'demo') =>
  localStorage.setItem(`${SESSION_KEY_PREFIX}${key}:[DEFAULT]`, JSON.stringify({ uid: kept }));

describe('a page of the back-forward cache', () => {
  beforeAll(() => {
    addEventListener('beforeunload', (event) => event.preventDefault());
    reloadAfterSessionChange({ firebase: null }, reload);
  });
  beforeEach(() => {
    reload.mockClear();
    document.cookie = 'signed-in=1';
  });
  afterEach(() => {
    localStorage.clear();
    document.documentElement.hidden = false;
    document.cookie = 'signed-in=; Max-Age=0';
  });

  it.each([
    ['its user has signed in again', signedIn, uid],
    ['its user is still to be confirmed', expected, uid],
    ['the browser keeps no session, but a user is signed in', signedIn, null],
  ])('stays when %s', (_when, session, kept) => {
    setSession(session);
    if (kept !== null) keep(kept);
    expect([comeBack(), document.documentElement.hidden]).toEqual([false, false]);
  });

  it('stays when nobody has signed in', () => {
    setSession(signedOut);
    document.cookie = 'signed-in=; Max-Age=0';
    expect([comeBack(), document.documentElement.hidden]).toEqual([false, false]);
  });

  it.each([
    ['somebody else has signed in', signedIn],
    ['somebody else has signed in before its user was confirmed', expected],
    ['somebody has signed in', signedOut],
  ])('hides and reloads when %s', (_when, session) => {
    setSession(session);
    keep('uid-other');
    expect([comeBack(), document.documentElement.hidden]).toEqual([true, true]);
  });

  it('hides and reloads when its user has signed out, also if another key of the site left a session', () => {
    setSession(signedIn);
    keep(uid, 'earlier');
    document.cookie = 'signed-in=; Max-Age=0';
    expect([comeBack(), document.documentElement.hidden]).toEqual([true, true]);
  });

  it('does not ask the next user about the changes of the former one', () => {
    setSession(signedIn);
    keep('uid-other');
    reload.mockImplementationOnce(() => expect(isAskedBeforeClosing()).toBe(false));
    expect(comeBack()).toBe(true);
  });

  it('shows again, and asks about unsaved changes, when its user is back before the new page is here', () => {
    setSession(signedIn);
    keep('uid-other');
    comeBack();
    expect([document.documentElement.hidden, isAskedBeforeClosing()]).toEqual([true, false]);
    keep(uid);
    comeBack();
    expect([document.documentElement.hidden, isAskedBeforeClosing()]).toEqual([false, true]);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('does nothing for a page that has just loaded', () => {
    setSession(signedIn);
    keep('uid-other');
    expect(comeBack(false)).toBe(false);
  });
});
