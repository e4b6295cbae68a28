import { pathOnThisSite } from './path-on-this-site.ts';

it.each([
  ['/', '/'],
  ['/roommate/1?a=1#b', '/roommate/1?a=1#b'],
  ['/a/../b', '/b'],
  ['/a?next=//evil.example', '/a?next=//evil.example'],
])('reads %s as the path %s on this site', (path, expected) => expect(pathOnThisSite(path)).toBe(expected));

it.each([
  '',
  'list',
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\\',
  '\\/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/lists/..\\\\evil.example',
  '/x/%2e%2e//evil.example',
])('has no path on this site for %s', (path) => expect(pathOnThisSite(path)).toBeUndefined());
