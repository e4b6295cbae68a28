import { originState, returnPath } from './return-path.ts';

const from = (pathname: unknown, search = '', hash = '') => ({ from: { pathname, search, hash } });
const at = (pathname: string, state: unknown = null) => ({
  pathname,
  search: '?a=1',
  hash: '#b',
  state,
  key: 'k',
});

describe('the way back after signing in', () => {
  it('is the page one came from, with its search and hash', () =>
    expect(returnPath(from('/roommate/1', '?a=1', '#b'))).toBe('/roommate/1?a=1#b'));

  it.each([[null], ['/dashboard'], [{ from: '/dashboard' }], [from(7)], [from('')], [from('dashboard')]])(
    'is the home page for a state that no page of ours wrote: %j',
    (state) => expect(returnPath(state)).toBe('/'),
  );

  it.each([
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example/',
    '\\/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/login',
    '/register',
  ])('never leads to %s', (pathname) => expect(returnPath(from(pathname))).toBe('/'));
});

describe('what links to the sign-in pages remember', () => {
  it('is the page they are on', () =>
    expect(returnPath(originState(at('/browse-listings')))).toBe('/browse-listings?a=1#b'));

  it('goes on from one sign-in page to the other', () =>
    expect(returnPath(originState(at('/login', from('/dashboard'))))).toBe('/dashboard'));
});
