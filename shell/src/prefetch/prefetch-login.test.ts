import { setSession } from '@roommate/shell-api';
import { sampleUser } from '@roommate/shell-api/testing';
import { prefetchLogin } from './prefetch-login.ts';

const code = jest.fn<void, [URL]>();
prefetchLogin({ code, page: () => Promise.resolve(false) }, (pathname) => pathname === '/dashboard');

/** The paths that load when somebody turns to a link. */
function loadedFor(path: string): string[] {
  code.mockClear();
  document.body.innerHTML = `<a href="${path}">Link</a>`;
  document.querySelector('a')?.dispatchEvent(new Event('touchstart', { bubbles: true }));
  jest.runAllTimers();
  return code.mock.calls.map(([page]) => page.pathname);
}

beforeEach(() => {
  jest.useFakeTimers();
  setSession({ status: 'signed-out' });
});
afterEach(() => jest.useRealTimers());

it('loads the login page for a visitor who turns to a page for signed-in people', () => {
  expect(loadedFor('/dashboard')).toEqual(['/login']);
});

it('loads nothing for a public page', () => {
  expect(loadedFor('/faq')).toEqual([]);
});

it('loads nothing for somebody who is signed in, or may be', () => {
  setSession({ status: 'signed-in', user: sampleUser() });
  expect(loadedFor('/dashboard')).toEqual([]);
  setSession({ status: 'loading', slow: false });
  expect(loadedFor('/dashboard')).toEqual([]);
});

it('loads nothing for people who save data', () => {
  Object.assign(navigator, { connection: { saveData: true } });
  expect(loadedFor('/dashboard')).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
});
