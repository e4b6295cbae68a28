import { registryOf, remote } from '../testing/site-fixture.ts';
import { movedPage } from './moved-page.ts';

const lists = remote('mfe-listings', '1', { path: '/lists/:name', access: 'public' });
const registry = registryOf(lists, remote('mfe-marketing', '1'));

describe('the page at another URL', () => {
  it('is without empty segments', () => {
    expect(movedPage(registry, '/lists//new/', 'a=1')).toBe('/lists/new?a=1');
  });

  it.each([
    ['/%6Cists/new', '/lists/new'],
    ['/lists/%6E%65w', '/lists/new'],
    ['/lists/%4eew', '/lists/New'],
  ])('is without needless escapes: %s', (pathname, target) => {
    expect(movedPage(registry, pathname, '')).toBe(target);
  });

  it.each(['/lists/a%2Fb', '/lists/%2541', '/lists/%E0%A6%AE', '/lists/50%25'])(
    'keeps an escape that means something else: %s',
    (pathname) => expect(movedPage(registry, pathname, '')).toBeUndefined(),
  );

  it.each(['/lists/../', '/lists/%2e%2e/', '/%6Cists/%2E%2E', '/lists/.%2e/', '//lists/%2e'])(
    'is none for a path with dots: %s',
    (pathname) => expect(movedPage(registry, pathname, '')).toBeUndefined(),
  );

  it.each([
    '/%2F%65vil.example/',
    '/%5C%65vil.example/',
    '//%65vil.example/',
    '/lists/..\\\\evil.example/',
    '//lists/..\\\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
  ])('is never at another site: %s', (pathname) => expect(movedPage(registry, pathname, '')).toBeUndefined());
});
