import { registryOf, remote } from '../testing/site-fixture.ts';
import { movedPage } from './moved-page.ts';

const lists = remote('mfe-listings', '1', { path: '/lists/:name', access: 'public' });
const registry = registryOf(lists, remote('mfe-marketing', '1'));

describe('the page at another URL', () => {
  it('is without empty segments', () => {
    expect(movedPage(registry, '/lists//new/', 'a=1')).toBe('/lists/new?a=1');
  });

  it.each([
    '/lists/..\\\\evil.example/',
    '//lists/..\\\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
  ])('is never at another site: %s', (pathname) => expect(movedPage(registry, pathname, '')).toBeUndefined());
});
