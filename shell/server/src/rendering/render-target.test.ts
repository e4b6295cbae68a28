import { hash, registryOf, remote } from '../testing/site-fixture.ts';
import { renderTarget } from './render-target.ts';

const server = { file: 'server.cjs', integrity: hash('V') };
const listings = {
  ...remote(
    'mfe-listings',
    '1',
    { path: '/browse-listings', access: 'public', query: ['cursor'] },
    { path: '/roommate/:id', access: 'signed-in', rendersPublicData: true },
    { path: '/dashboard', access: 'signed-in' },
    { path: '/areas/:area', access: 'public' },
  ),
  server,
};
const registry = registryOf(listings, remote('mfe-old', '1', { path: '/old', access: 'public' }));
const urlOf = (pathname: string, query = '', signedIn = false): string | undefined =>
  renderTarget(registry, pathname, query, { signedIn })?.url;

describe('what the server renders', () => {
  it('is a public page with the query parameters that its release declares', () => {
    expect(urlOf('/browse-listings', 'utm_source=x&cursor=a%26b')).toBe('/browse-listings?cursor=a%26b');
    expect(urlOf('/browse-listings', 'utm_source=x')).toBe('/browse-listings');
  });

  it('keeps each value of a parameter, as a form without JavaScript sends them', () => {
    expect(urlOf('/browse-listings', 'cursor=a&cursor=b')).toBe('/browse-listings?cursor=a&cursor=b');
  });

  it('is one page for all unknown paths', () => {
    expect(urlOf('/nothing-here')).toBe(urlOf('/nor/here'));
  });

  it('for visitors who seem to be signed in, is only a page with public data', () => {
    expect(urlOf('/roommate/1', 'x=1', true)).toBe('/roommate/1');
    expect(urlOf('/dashboard', '', true)).toBeUndefined();
  });

  it('excludes pages for signed-in visitors without the hint, and releases without a server entry', () => {
    expect([urlOf('/roommate/1'), urlOf('/old')]).toEqual([undefined, undefined]);
  });

  it.each(['/areas/.', '/areas/%2e', '/areas/%2E.', '/areas/..', '/areas/..\\x'])(
    'excludes %s, whose URL is that of another page',
    (path) => {
      expect(urlOf('/areas/mirpur-1.5')).toBe('/areas/mirpur-1.5');
      expect(urlOf(path)).toBeUndefined();
    },
  );

  it('is a page of the shell, without its query', () => {
    expect(urlOf('/login', 'x=1&oobCode=secret')).toBe('/login');
  });

  it.each([
    [
      '/reset-password',
      'mode=resetPassword&oobCode=secret',
      '/reset-password?mode=resetPassword&oobCode=code',
    ],
    ['/reset-password', 'mode=resetPassword', '/reset-password'],
    ['/reset-password', 'mode=other&oobCode=secret', '/reset-password'],
    ['/reset-password', 'mode=verifyEmail&oobCode=secret', undefined],
    ['/confirm-email', 'oobCode=secret', '/confirm-email?oobCode=code'],
    ['/confirm-email', 'oobCode=', '/confirm-email'],
  ])(
    'of a link from an email depends on whether it has a code, not on the code: %s?%s',
    (path, query, url) => {
      expect(urlOf(path, query)).toBe(url);
    },
  );
});
